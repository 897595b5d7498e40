import type { Page } from '@playwright/test';
import { expect, visit } from './journey.ts';
import { signInByForm } from './people.ts';
import { typeCode } from './post.ts';

const investorPassword = 'owo-ati-oko-5';

/** Signs up by the form and the code, and signs in. */
export const joinAsInvestor = async (page: Page, email: string): Promise<void> => {
  await visit(page, '/InvestorsSignup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(investorPassword);
  await page.getByLabel('First name').fill('Ireti');
  await page.getByLabel('Last name').fill('Balogun');
  await page.getByLabel('Phone number').fill('0803 555 8822');
  await page.getByLabel('Short bio').fill('I lend to maize farmers.');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await typeCode(page, email);
  await page.waitForURL(/login/);
  await page.waitForLoadState('networkidle');
  await signInByForm(page, { email, password: investorPassword });
};

/** Fills in the investor file; whoever cannot lose it all is told plainly and has to tick it. */
export const fillFile = async (page: Page): Promise<void> => {
  const save = page.getByRole('button', { name: 'Save my investor file' });
  await page.getByLabel('For myself, as a private person').check();
  await page.getByLabel('No, I need all of it back').check();
  await expect(page.getByText(/nobody pays you back/)).toBeVisible();
  await page.getByLabel('I can wait some months').check();
  await page.getByLabel('Less than a tenth').check();
  await page.getByLabel('Take what is left and stop').check();
  await page.getByLabel('Never').check();
  for (const box of await page.getByLabel('I have read this and agree').all()) await box.check();
  await save.click();
  await expect(page.getByText('Say your yearly income')).toBeVisible();
  await page.getByLabel('Your income in the last twelve months').fill('₦1,200,000');
  await save.click();
  await expect(page.getByText('Tick this box to go on')).toBeVisible();
  await page.getByLabel('I have understood that I can lose all of it').check();
  await save.click();
  await expect(page.getByText('Your investor file is complete.')).toBeVisible();
};
