import type { Page } from '@playwright/test';
import { untilServed } from './until-taken.ts';

/** Takes a picture of what is on screen now. */
type Shoot = (name: string) => Promise<void>;

const pin = '274916';
const farm = '/Farmer/farm/0193a000-0001-7000-8000-000000000001';
const mapping = `${farm}/plots/new`;
const latitude = 12.0022;
const longitude = 8.5167;

/** Goes to a screen inside the app, as a link of it does: loading anew could ask for the PIN. */
const goInside = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForTimeout(800);
};

const dialog = (page: Page, part: string) => page.locator(`dialog[open] ${part}`);

const keepWork = async (page: Page, shoot: Shoot): Promise<void> => {
  await untilServed(page);
  await page.getByRole('button', { name: 'Yes, choose a PIN' }).click();
  await shoot('keep');
  await dialog(page, 'label:has([value=sun])').click();
  await dialog(page, '[name=pin]').fill(pin);
  await dialog(page, '[name=again]').fill(pin);
  await dialog(page, '[type=submit]').click();
  await dialog(page, '[name=pin]').waitFor({ state: 'detached' });
  await page.locator('header').getByText('All sent').waitFor();
  await shoot('dashboard');
};

/** Each way to find the corners of a plot; none is saved, so that the demo's world stays as it is. */
const shootMapping = async (page: Page, shoot: Shoot): Promise<void> => {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude, longitude, accuracy: 6 });
  await goInside(page, farm);
  await shoot('farm');
  await goInside(page, mapping);
  await shoot('mapping');
  await page.getByRole('button', { name: /^Walk round it/ }).click();
  await page.getByRole('button', { name: 'Take this corner' }).waitFor();
  await page.waitForTimeout(800);
  await shoot('walking');
  await page.getByRole('button', { name: 'Tap the corners' }).click();
  await page.waitForTimeout(800);
  await shoot('tapping');
  await page.getByRole('button', { name: 'Type coordinates' }).click();
  const corners = [latitude, longitude, latitude, longitude + 0.001, latitude + 0.001, longitude + 0.001];
  const fields = page.locator('main ol input');
  for (const [index, corner] of corners.entries()) await fields.nth(index).fill(corner.toFixed(4));
  await shoot('typing');
  await page.getByRole('button', { name: 'Close the boundary' }).click();
  await page.waitForTimeout(800);
  await shoot('checking');
};

const shootWaiting = async (page: Page, shoot: Shoot): Promise<void> => {
  await page.context().setOffline(true);
  await goInside(page, farm);
  await page.getByRole('button', { name: 'Change details' }).click();
  await dialog(page, '[name=name]').fill('Gonar bakin rafi');
  await dialog(page, '[type=submit]').click();
  await page.getByText('Saved here').first().waitFor();
  await shoot('farm-waiting');
  await goInside(page, '/phone');
  await shoot('phone-waiting');
};

const openMenu = async (page: Page): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Open the menu' });
  if (await menu.isVisible()) await menu.click();
};

const shootLeaving = async (page: Page, shoot: Shoot): Promise<void> => {
  await openMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog(page, 'h2').waitFor();
  await shoot('leaving');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Lock', exact: true }).first().click();
  await page.locator('[name=pin]').waitFor();
  await shoot('locked');
  await page.locator('[name=pin]').fill('135790');
  await page.locator('main [type=submit]').click();
  await page.getByText(/^This PIN is wrong/).waitFor();
  await shoot('locked-wrong');
};

/** A farmer who has just signed in keeps their work here, maps a plot and loses the network; their dashboard is open. */
export const shootKept = async (page: Page, shoot: Shoot): Promise<void> => {
  await keepWork(page, shoot);
  await shootMapping(page, shoot);
  await shootWaiting(page, shoot);
  await shootLeaving(page, shoot);
};
