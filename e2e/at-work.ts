import type { Page } from '@playwright/test';
import { expect, keepWorkHere, pin, unlock } from './own-phone.ts';
import { farmSave, saveAll } from './page-engine.ts';
import { newFarmerSignedIn, type SignIn } from './people.ts';
import { toPage } from './to-page.ts';

export const header = (page: Page) => page.locator('header');
/** Each farm as it stands on the page. */
export const cards = (page: Page) => page.getByRole('article');

/** A farmer who keeps their work on this phone, on the page of their farms. */
export const atWork = async (page: Page): Promise<SignIn> => {
  const farmer = await newFarmerSignedIn(page);
  await toPage(page, '/farmersDashboard');
  await keepWorkHere(page);
  await toPage(page, '/Farmer/MyFarms');
  await unlockIfAsked(page);
  return farmer;
};

/** A page that loads again finds its key with the worker, if that is there already. */
export const unlockIfAsked = async (page: Page, ownPin = pin): Promise<void> => {
  const pinField = page.getByLabel('PIN', { exact: true });
  await expect(pinField.or(header(page).getByRole('link').nth(1))).toBeVisible();
  if (await pinField.isVisible()) await unlock(page, ownPin);
};

export const saveFarms = (page: Page, ...names: string[]) => saveAll(page, names.map(farmSave));

/** The names of the farmer's farms as the server has them. */
export const farmsOnServer = async (page: Page): Promise<string[]> => {
  const { items } = (await (await page.request.get('/api/farms')).json()) as { items: { name: string }[] };
  return items.map(({ name }) => name).toSorted();
};

export const syncNow = async (page: Page): Promise<void> => {
  await toPage(page, '/phone');
  await unlockIfAsked(page);
  await page.getByRole('button', { name: 'Send and get now' }).click();
};
