import type { Page } from '@playwright/test';
import { expect, goTo } from './phones.ts';

/** Types from field to field as a clerk does, with Enter between them. */
export const weigh = async (page: Page, [gross, tare, moisture]: readonly [string, string, string]): Promise<void> => {
  await page.getByRole('region', { name: 'Weigh' }).getByLabel('Grade').selectOption('grade-1');
  await page.getByLabel('Gross, in kg').fill(gross);
  await page.getByLabel('Gross, in kg').press('Enter');
  await page.keyboard.type(tare);
  await page.keyboard.press('Enter');
  await page.keyboard.type(moisture);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
};

export const beginShift = async (page: Page): Promise<void> => {
  await goTo(page, '/AgroProcessor/Ashifts');
  await page.getByRole('button', { name: 'Begin my shift' }).click();
  await expect(page.getByText('Danjuma Bello began the shift')).toBeVisible();
};

/** Of this year, so that a calibration holds on whatever day this runs. */
const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A scale that holds, and a price for maize. */
export const setUpGate = async (page: Page): Promise<void> => {
  await goTo(page, '/AgroProcessor/Agate/setup');
  await page.getByText('Add a scale').click();
  await page.getByLabel('Name of the scale').fill('Gate scale');
  await page.getByLabel('Carries at most, in kg').fill('2000');
  await page.getByLabel('Calibrated on').fill(daysFromNow(-30));
  await page.getByLabel('Holds until').fill(daysFromNow(300));
  await page.getByRole('button', { name: 'Save the scale' }).click();
  await expect(page.getByText('Gate scale, 2,000 kg')).toBeVisible();
  await page.getByLabel('Crop', { exact: true }).fill('Maize');
  await page.getByLabel('Grade 1 (best): price of a kg').fill('450');
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await expect(page.getByText('Version 1, by Danjuma Bello')).toBeVisible();
};
