import type { Page } from '@playwright/test';
import { photo, photoFile } from './farm-hands.ts';
import { expect } from './journey.ts';
import { toPage } from './to-page.ts';

const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

const step = (page: Page, name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

/** The steps of the form up to the milestones. */
export const typeMoney = async (page: Page): Promise<void> => {
  await step(page, 'The plan');
  await next(page);
  await expect(page.getByText('Give the offer a name.')).toBeVisible();
  await page.getByLabel('Name of the offer').fill('Maize by the stream');
  await page.getByLabel('What will you do?').fill('Maize for the mill in Bichi.');
  await next(page);
  await step(page, 'What the season costs');
  // It begins with what was reported last.
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue(/^[1-9]/);
  for (const line of ['Seed', 'Labour', 'Herbicide', 'Pesticide', 'Others'])
    await page.getByLabel(line, { exact: true }).fill('');
  await page.getByLabel('Seed', { exact: true }).fill('₦120,000');
  await page.getByLabel('Fertilizer', { exact: true }).fill('80000');
  await expect(page.getByText('₦200,000')).toBeVisible();
  await page.getByLabel('The least you can start with').fill('150,000');
  await next(page);
  await step(page, 'When the money comes');
  await page.getByLabel('What is done then?').fill('Seed and fertilizer are on the farm');
  await page.getByLabel('Money of this part').fill('150,000');
  await page.getByLabel('Inspection that must be passed first').selectOption('pre-planting');
  await page.getByLabel('By which day?').fill(dayAhead(60));
  await expect(page.getByText('₦50,000 of ₦200,000 is not shared out yet.')).toBeVisible();
  await next(page);
  await expect(page.getByText('All parts together must be what you ask for.', { exact: true })).toBeVisible();
};

/** The rest of them, to the last. */
export const typePromises = async (page: Page): Promise<void> => {
  await page.getByLabel('Money of this part').fill('200,000');
  await next(page);
  await step(page, 'What investors may hope for');
  await page.getByLabel('Months until the money comes back').fill('6');
  await page.getByLabel('More than they put in, in percent').fill('15');
  await expect(page.getByText('15% in 6 months is 30% in a year.')).toBeVisible();
  await next(page);
  await page.getByLabel('Medium risk').check();
  await page.getByLabel('What can go wrong?').fill('Too little rain.');
  await page.getByLabel('Insurance', { exact: true }).selectOption('none');
  await next(page);
  await step(page, 'Who is paid first');
  await expect(page.getByText(/brings ₦120,000: investors get ₦96,000, the farmer keeps ₦24,000/)).toBeVisible();
  await page.getByLabel('A fifth for the farmer first').check();
  await next(page);
  await page.getByLabel('Investors can put money in until').fill(dayAhead(20));
  await page.getByLabel('The season starts on').fill(dayAhead(30));
  await next(page);
  await step(page, 'Look at it once more');
};

/** Adds a picture of the farm on its page. */
export const addPicture = async (page: Page, farm: RegExp): Promise<void> => {
  await toPage(page, '/Farmer/MyFarms');
  await page.getByRole('link', { name: farm }).first().click();
  await page.getByLabel('Choose a picture').setInputFiles(photoFile(await photo(page, 'green')));
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
};

/** Goes to a payment page of the sandbox, pays, and comes back with the money in the wallet. */
export const payInSandbox = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/payment=/);
  await expect(page.getByText(/is in your wallet now/)).toBeVisible();
};

/** Puts money of the sandbox into one's wallet. */
export const putInWallet = async (page: Page, amount: string): Promise<void> => {
  await page.getByText('Put money in').click();
  await page.getByLabel('How much to pay in').fill(amount);
  await payInSandbox(page);
};

/** An offer of the list that an admin has open, by its state. */
export const openForAdmin = async (page: Page, state: string, title: RegExp): Promise<void> => {
  await toPage(page, '/admin/offers');
  await page.getByLabel('Which to show').selectOption(state);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

/** One admin says that the harvest is in, and may not share it out; the other one does. */
export const sayThatHarvestIsIn = async (page: Page, { words, password }: { words: string; password: string }) => {
  await page.getByRole('button', { name: 'All the harvest is in' }).click();
  await page.getByLabel('How did the season go?').fill(words);
  await page.getByRole('button', { name: 'All the harvest is in' }).last().click();
  await shareOut(page, password);
  await expect(page.getByText('Another person must do this: you had a part in it, or it is your own.')).toBeVisible();
};

export const shareOut = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Pay everybody their part' }).click();
};

/** What a button gives to be kept, as text. */
export const fileOf = async (page: Page, button: string): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};
