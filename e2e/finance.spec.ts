import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, lostText, smallTargets } from './accessible.ts';
import { itemsAt } from './farm-hands.ts';
import { newFarmerSignedIn } from './people.ts';
import { expect, goTo, status, takeNewFarmer, test, untilAllSent } from './phones.ts';
import { toPage } from './to-page.ts';

const book = '/Farmer/Finance';

const begin = async (page: Page, way: 'in' | 'out'): Promise<void> => {
  await page.getByRole('link', { name: `Add money ${way}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Add money ${way}` })).toBeVisible();
};

type Entry = { readonly amount: string; readonly category: string; readonly description: string };

const fill = async (page: Page, { amount, category, description }: Entry): Promise<void> => {
  await page.getByLabel('Amount in naira').fill(amount);
  await page.getByLabel(/^What was it for|^Where did it come from/).selectOption(category);
  await page.getByLabel('Description').fill(description);
};

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const add = async (page: Page, way: 'in' | 'out', entry: Entry): Promise<void> => {
  await begin(page, way);
  await fill(page, entry);
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Finance Overview' })).toBeVisible();
};

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

const total = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');

const totals = async (page: Page): Promise<string[]> =>
  Promise.all(['Total income', 'Total expenses', 'Net profit'].map((name) => total(page, name).innerText()));

test('with the network cut in the middle, a farmer writes money down and corrects it, and the server has it all once', async ({
  newPhone,
  browser,
  baseURL,
}) => {
  test.slow();
  const { phone, farmer: amina, page } = await takeNewFarmer(newPhone, 'Amina');
  await goTo(page, book);
  await expect(page.getByText('Nothing is written down here yet.')).toBeVisible();
  await add(page, 'in', { amount: '336,000', category: 'Sale of harvest', description: '8 bags of maize' });
  await untilAllSent(page);

  await begin(page, 'out');
  await page.getByLabel('Amount in naira').fill('52000');
  await expect(page.getByText('₦52,000')).toBeVisible();
  await phone.networkOff();
  await fill(page, { amount: '52000', category: 'Fertilizer', description: 'Taki, buhu ɗaya' });
  await save(page);
  await expect(row(page, 'Taki, buhu ɗaya')).toContainText('Saved here');
  expect(await totals(page)).toEqual(['₦336,000', '₦52,000', '₦284,000']);
  await expect(page.getByText('You gained ₦284,000.')).toBeVisible();

  await page.getByRole('link', { name: 'Taki, buhu ɗaya' }).click();
  await page.getByRole('link', { name: 'Correct' }).click();
  await save(page);
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  await page.getByLabel('Amount in naira').fill('62000');
  await save(page);
  await expect(row(page, '₦62,000')).toBeVisible();
  await expect(row(page, '₦52,000').locator('s')).toHaveText('-₦52,000');
  await expect(row(page, '₦52,000')).toContainText('Corrected');
  expect(await totals(page)).toEqual(['₦336,000', '₦62,000', '₦274,000']);

  await expect(page.getByRole('button', { name: 'Get PDF to print' })).toBeDisabled();
  await expect(page.getByText('There is no network now.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make a table on this phone' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toContain('"Taki, buhu ɗaya",,,62000.00');
  expect(csv).not.toContain('52000.00');
  await expect(status(page)).toHaveText(/^2 waiting since /);

  await phone.networkOn();
  await untilAllSent(page);
  const elsewhere = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  const { email, password } = amina;
  await elsewhere.request.post('/user/login', { data: { email, password } });
  const kept = (await itemsAt(elsewhere, '/api/finance/entries')) as unknown as {
    amountKobo: number;
    isCorrected: boolean;
  }[];
  expect(kept.map(({ amountKobo, isCorrected }) => [amountKobo, isCorrected])).toEqual([
    [6_200_000, false],
    [5_200_000, true],
    [33_600_000, false],
  ]);
  await elsewhere.close();
});

test('an absurd amount is asked back, not refused; a wrong entry is explained beside its field, and one can be cancelled', async ({
  page,
}) => {
  await newFarmerSignedIn(page, 'Musa');
  await toPage(page, book);
  await begin(page, 'out');
  await save(page);
  await expect(page.getByText('Write the amount in naira, such as 12,500.')).toBeVisible();
  await expect(page.getByText('Choose what it was for.')).toBeVisible();
  await fill(page, { amount: '1,000,000,000,000', category: 'Seed', description: 'Iri' });
  await page.getByLabel('Date').fill('2099-01-01');
  await save(page);
  await expect(page.getByText('This day has not come yet. Choose today or a day before.')).toBeVisible();
  await page.getByLabel('Date').fill('2026-01-05');
  await save(page);
  const question = page.getByRole('dialog', { name: 'Is this right?' });
  await expect(question).toContainText('Is it really ₦1,000,000,000,000?');
  await question.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Amount in naira')).toHaveValue('1,000,000,000,000');
  await save(page);
  await question.getByRole('button', { name: 'Yes, it is' }).click();
  await expect(row(page, 'Iri')).toContainText('-₦1,000,000,000,000');
  await expect(page.getByText('You lost ₦1,000,000,000,000.')).toBeVisible();

  await page.getByRole('link', { name: 'Iri' }).click();
  await page.getByRole('button', { name: 'Cancel entry' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(row(page, 'Iri').locator('s')).toBeVisible();
  await expect(row(page, 'Iri')).toContainText('Cancelled');
  expect(await totals(page)).toEqual(['₦0', '₦0', '₦0']);
});

test('the book can be narrowed, taken away as a file, and used by whoever cannot see or touch well', async ({
  page,
}) => {
  await newFarmerSignedIn(page, 'Ladi');
  await toPage(page, book);
  await add(page, 'in', { amount: '150000', category: 'Sale of harvest', description: 'Gero' });
  await add(page, 'out', { amount: '20000', category: 'Seed', description: 'Iri' });
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'Finance Overview');
  expect(await smallTargets(page)).toEqual([]);
  expect(await lostText(page)).toEqual([]);
  await page.getByText('Show as table').click();
  await expect(page.getByRole('table', { name: 'Month by month' })).toContainText('₦150,000');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Get PDF to print' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^shuka-statement-\d{4}-\d\d-\d\d\.pdf$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await page.getByText('What to show').click();
  await page.getByLabel('Time').selectOption('Last year');
  await expect(page.getByText('Nothing is written down here yet.')).toBeVisible();
  await page.getByLabel('Time').selectOption('This month');
  await expect(row(page, 'Gero')).toBeVisible();

  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Gero' }).click();
  await expect(page).toHaveURL(/entries/);
  await expect(heading).toBeVisible();
  await expectAccessible(page, 'an entry');
  await page.getByRole('link', { name: 'Correct' }).click();
  await expect(page).toHaveURL(/correct$/);
  await expect(heading).toBeVisible();
  await expectAccessible(page, 'a correction');
  expect(await smallTargets(page)).toEqual([]);
});
