import type { Page } from '@playwright/test';

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
