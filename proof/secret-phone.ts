/** One phone that two people share: a browser with its profile on disk, the worker and the store of records. */
import { existsSync } from 'node:fs';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { browserArgs } from '@shuka/e2e/browser.ts';
import { untilTaken } from '@shuka/e2e/until-taken.ts';
import type { Known } from './secret-people.ts';

const screen = { locale: 'en-NG', timezoneId: 'Africa/Lagos', viewport: { width: 360, height: 640 } } as const;

const placesOfChrome = [process.env['CHROME'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const openPhone = async (folder: string, baseURL: string): Promise<BrowserContext> => {
  const chrome = placesOfChrome.find((place) => place !== undefined && existsSync(place));
  const context = await chromium.launchPersistentContext(folder, {
    ...(chrome === undefined ? {} : { executablePath: chrome }),
    args: browserArgs,
    baseURL,
    ...screen,
  });
  context.setDefaultTimeout(30_000);
  return context;
};

/** Signs in by the form, after a mistyped password. */
export const signInHere = async (page: Page, { email, password }: Known, mistyped: string | null): Promise<void> => {
  await page.goto('/login');
  for (const typed of mistyped === null ? [password] : [mistyped, password]) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(typed);
    await page.getByRole('button', { name: 'Login' }).click();
    if (typed === mistyped) await page.getByRole('alert').first().waitFor();
  }
  await page.waitForURL(/farmersDashboard/i);
};

/** Lets the phone keep the person's work under a PIN, and the worker take the app. */
export const keepWork = async (page: Page, pin: string, sign: string): Promise<void> => {
  await page.goto('/farmersDashboard');
  await untilTaken(page);
  await page.getByRole('button', { name: 'Yes, choose a PIN' }).click();
  await page.getByText(sign, { exact: true }).click();
  await page.getByLabel('New PIN').fill(pin);
  await page.getByLabel('The same PIN again').fill(pin);
  await page.getByRole('button', { name: 'Keep my work here' }).click();
  await page.getByText('All sent').first().waitFor();
};

/** Gives a BVN on the page of the vault, and looks at it whole. */
export const giveBvnHere = async (page: Page, bvn: string, { password }: Known): Promise<void> => {
  await page.goto('/Farmer/profile/identity');
  const card = page.getByRole('region', { name: 'Bank Verification Number (BVN)' });
  await card.getByRole('button', { name: 'Give this number' }).click();
  await card.getByLabel('BVN', { exact: true }).fill(bvn);
  await card.getByLabel('I agree that this number is kept').check();
  await card.getByLabel('Password', { exact: true }).fill(password);
  await card.getByRole('button', { name: 'Save this number' }).click();
  await card.getByRole('button', { name: 'See the whole number' }).click();
  await card.getByLabel('What for?').selectOption({ label: 'To write it on a form' });
  await card.getByLabel('Password', { exact: true }).fill(password);
  await card.getByRole('button', { name: 'Show the number' }).click();
  await card.getByText(bvn).waitFor();
};

/** Enters a farm, which goes into the records of the phone. */
export const addFarmHere = async (page: Page, name: string, crop: string): Promise<void> => {
  await page.goto('/Farmer/MyFarms');
  await page.getByRole('button', { name: 'Add Farm' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add a farm' });
  await form.getByLabel('Farm name').fill(name);
  await form.getByLabel('Find your local government area').fill('fufore');
  await form.getByRole('button', { name: 'Fufore, Adamawa' }).click();
  await form.getByLabel('Medium (2-10 acres)').check();
  await form.getByLabel('Crop').fill(crop);
  await page.getByRole('button', { name: 'Save farm' }).click();
  await page.getByRole('article').filter({ hasText: name }).first().waitFor();
};

/** Opens what the phone keeps of whoever was signed in when the browser was closed. */
export const unlock = async (page: Page, pin: string): Promise<void> => {
  await page.goto('/farmersDashboard');
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByLabel('PIN', { exact: true }).waitFor({ state: 'hidden' });
};

export const signOutHere = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const anyway = page.getByRole('button', { name: 'Sign out anyway' });
  await Promise.race([page.waitForURL(/login/), anyway.click()]).catch(() => undefined);
  await page.waitForURL(/login/);
};

/** Written on purpose where a browser keeps things in clear: the search must be able to find. */
export const leaveTrace = (page: Page, text: string): Promise<void> =>
  page.evaluate((trace) => localStorage.setItem('trace', trace), text);
