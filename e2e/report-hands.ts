import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const lines = ['Seed', 'Labour', 'Fertilizer', 'Herbicide', 'Pesticide', 'Others'] as const;

/** One line of the cost form. */
export const costLine = (page: Page, name: (typeof lines)[number]) => page.getByRole('group', { name, exact: true });

export const fillLine = async (page: Page, name: (typeof lines)[number], price: string, quantity: string) => {
  await costLine(page, name).getByLabel('Price of one (₦)').fill(price);
  await costLine(page, name).getByLabel('How many').fill(quantity);
};

/** Fills every line of the cost form but those that are given. */
export const fillCosts = async (page: Page, except: readonly string[] = []): Promise<void> => {
  for (const [place, name] of lines.entries())
    if (!except.includes(name)) await fillLine(page, name, String(1000 * (place + 1)), '2');
};

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

export const onStep = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();

/** Opens the form for a farm from the list of farms. */
export const beginReport = async (page: Page, farm: string): Promise<void> => {
  await page.getByRole('link', { name: `New report of ${farm}` }).click();
  await onStep(page, 'Costs');
};

/** Fills what was seen; place, crop and day are there already. */
export const fillSeen = async (page: Page, title: string): Promise<void> => {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Category').selectOption('How the crop grows');
  await page.getByLabel('Report', { exact: true }).fill('Even stand.\nFew weeds.');
};

export const save = (page: Page) => page.getByRole('button', { name: 'Save the report' }).click();

export const saved = (page: Page) => page.getByRole('dialog', { name: 'Report saved!' });
