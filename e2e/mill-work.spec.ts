import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { openAs, people } from './people.ts';
import { toPage } from './to-page.ts';

const { amina, danjuma } = people;

/** The line of a job: what it is called and how many kilograms. */
const fillPart = async (page: Page, title: string, name: string, kilograms: string): Promise<void> => {
  const part = page.getByRole('group', { name: title });
  await part.getByLabel('Name').fill(name);
  await part.getByLabel('Weight, kg').fill(kilograms);
};

const ask = async (page: Page): Promise<void> => {
  await toPage(page, '/Farmer/mills');
  await page.getByLabel('Mill', { exact: true }).selectOption({ label: 'Danjuma Mills, Kumbotso' });
  await page.getByLabel('What is to be processed').fill('Sorghum');
  await page.getByLabel('How much, kg').fill('800');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sorghum, 800 kg' })).toContainText('Waiting');
};

const accept = async (page: Page): Promise<void> => {
  await toPage(page, danjuma.home);
  await page.getByRole('link', { name: /View Requests/ }).click();
  const request = page.getByRole('listitem').filter({ hasText: 'Sorghum, 800 kg' });
  await request.getByRole('button', { name: 'Accept' }).click();
  await request.getByRole('button', { name: 'Accept' }).click();
  await expect(request).toContainText('Day of the mill');
  await expectAccessible(page, 'requests to a mill');
  await request.getByRole('link', { name: 'Start a job' }).click();
};

/** More came out than went in, and is refused beside the field; then it balances. */
const work = async (page: Page): Promise<void> => {
  await page.getByLabel('What is made').fill('Sorghum flour');
  await page.getByRole('button', { name: 'Start a job' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sorghum flour/);
  await page.getByRole('button', { name: 'Complete the job' }).click();
  await fillPart(page, 'What came out', 'Sorghum flour', '900');
  await page.getByLabel('Minutes the machines ran').fill('95');
  await page.getByRole('button', { name: 'Complete the job' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await fillPart(page, 'What came out', 'Sorghum flour', '640');
  const losses = page.getByRole('group', { name: 'Losses' });
  await losses.getByRole('button', { name: 'Add a line' }).click();
  await losses.getByLabel('Weight, kg').fill('160');
  await page.getByRole('button', { name: 'Complete the job' }).click();
  await expect(page.getByText('How it ended, version 1')).toBeVisible();
  await expectAccessible(page, 'a completed job');
};

const pack = async (page: Page): Promise<void> => {
  await toPage(page, '/AgroProcessor/Aproducts');
  await page.getByRole('button', { name: 'Add a product' }).click();
  await page.getByLabel('Name of the product').fill('Garin dawa');
  await page.getByLabel('Made of which crop').fill('Sorghum');
  await page.getByLabel('Size of the pack, kg').fill('5');
  await page.getByLabel('Your own code').fill('GD-5');
  await page.getByLabel('Price of a pack').fill('4,500');
  await page.getByRole('button', { name: 'Add a product' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garin dawa');
  await page.getByRole('button', { name: 'Pack from a job' }).click();
  await page.getByLabel('Job', { exact: true }).selectOption({ label: await jobLabel(page) });
  await page.getByLabel('How many packs').fill('100');
  await page.getByRole('button', { name: 'Pack from a job' }).click();
  await expect(page.getByText(/100 packs from job/)).toBeVisible();
};

const jobLabel = async (page: Page): Promise<string> =>
  (await page
    .getByLabel('Job', { exact: true })
    .getByRole('option', { name: /Sorghum flour/ })
    .textContent()) ?? '';

const sell = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Record a sale' }).click();
  await page.getByLabel('Buyer').fill('Hajiya Ladi');
  await page.getByLabel('How many packs').fill('40');
  await page.getByRole('button', { name: 'Record a sale' }).click();
  await expect(page.getByText(/60 packs from job/)).toBeVisible();
  await toPage(page, '/AgroProcessor/Afinance');
  await expect(page.getByText('40 × Garin dawa')).toBeVisible();
  await expect(page.getByText('₦180,000').first()).toBeVisible();
  await expectAccessible(page, 'the money of a mill');
  await toPage(page, '/AgroProcessor/Areport');
  await expect(page.getByText(/800 kg in, 640 kg out/)).toBeVisible();
  await expectAccessible(page, 'the report of a mill');
};

test('what Amina asks of a mill becomes a job that balances, a product and a sale, and she sees it done', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const [hers, his] = [await openAs(browser, baseURL, amina), await openAs(browser, baseURL, danjuma)];
  await ask(hers);
  await accept(his);
  await work(his);
  await pack(his);
  await sell(his);
  await hers.reload();
  await expect(hers.getByRole('listitem').filter({ hasText: 'Sorghum, 800 kg' })).toContainText('Done');
});
