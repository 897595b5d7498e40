import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addFarm, itemsAt, photo, photoFile } from './farm-hands.ts';
import { newFarmer, newFarmerSignedIn, signInQuietly } from './people.ts';
import { expect, goTo, keepWork, test, testWithLine, typePin, untilAllSent } from './phones.ts';
import { beginReport, costLine, fillCosts, fillLine, fillSeen, next, onStep, save, saved } from './report-hands.ts';
import { untilTaken } from './with-worker.ts';
import { toPage } from './to-page.ts';

const home = '/farmersDashboard';
const reports = '/Farmer/reports';

/** A farmer with one farm, on the page of their farms' reports. */
const farmerWithFarm = async (page: Page): Promise<void> => {
  await newFarmerSignedIn(page);
  await toPage(page, '/Farmer/MyFarms');
  await addFarm(page, 'Gonar Rafi');
  await toPage(page, reports);
};

testWithLine(
  'the network goes in the middle of a report, the browser is closed, and the report is finished, sent and in the book',
  async ({ playwright, launchOptions, line, browser, baseURL }) => {
    test.slow();
    const folder = mkdtempSync(join(tmpdir(), 'shuka-phone-'));
    const open = () => playwright.chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: line.url });
    const first = await open();
    const begun = await first.newPage();
    const amina = await newFarmer(begun, 'Amina');
    await signInQuietly(begun, amina);
    await toPage(begun, home);
    await untilTaken(begun);
    await keepWork(begun, home);
    await toPage(begun, '/Farmer/MyFarms');
    await addFarm(begun, 'Gonar Rafi');
    await toPage(begun, reports);
    await expect(begun.getByRole('article')).toContainText('No reports yet');
    await beginReport(begun, 'Gonar Rafi');
    await fillLine(begun, 'Seed', '1500.50', '2.5');
    await expect(costLine(begun, 'Seed').getByRole('status')).toHaveText('₦3,751.25');
    await line.cut();
    await first.setOffline(true);
    await fillCosts(begun, ['Seed']);
    await begun.getByLabel('Count our own work too').check();
    await begun.getByLabel('Days of work').fill('10');
    await begun.getByLabel('What one day is worth (₦)').fill('2500');
    await begun.getByLabel('Bags in all').fill('12');
    await begun.getByLabel('Bags to sell').fill('9');
    await next(begun);
    await onStep(begun, 'Inspection');
    await begun.getByLabel('Harvest', { exact: true }).check();
    await begun.waitForTimeout(500); // nobody closes a browser in the millisecond in which they tick
    await first.close();

    const phone = await open();
    await phone.setOffline(true);
    const page = await phone.newPage();
    await toPage(page, reports);
    await typePin(page);
    await page.getByRole('link', { name: 'New report of Gonar Rafi' }).click();
    await onStep(page, 'Inspection');
    await expect(page.getByText('You began this report before.')).toBeVisible();
    await expect(page.getByLabel('Harvest', { exact: true })).toBeChecked();
    await next(page);
    await fillSeen(page, 'Masara ta nuna');
    await next(page);
    await page.getByLabel('Choose a picture').setInputFiles(photoFile(await photo(page, 'green')));
    await expect(page.getByRole('img', { name: 'Photo 1 of the report' })).toBeVisible();
    await next(page);
    await onStep(page, 'Check and save');
    await expect(page.getByText('₦43,751.25')).toBeVisible();
    await expect(page.getByText('₦68,751.25')).toBeVisible();
    await expect(page.getByLabel('Write these costs into my finance book')).toBeChecked();
    await save(page);
    await expect(saved(page)).toBeVisible();
    await saved(page).getByRole('link', { name: 'See the report' }).click();
    await expect(page).toHaveURL(/\/Farmer\/DisplayReport\/[0-9a-f-]{36}$/);
    const reportId = page.url().split('/').at(-1) ?? '';
    await expect(page.getByText('Saved here')).toBeVisible();
    await expect(page.getByText('₦5,729.27'), 'cost of a bag').toBeVisible();
    await expect(page.getByText('₦7,639.03'), 'lowest price').toBeVisible();

    await line.mend();
    await phone.setOffline(false);
    await untilAllSent(page);
    await expect(page.getByText('Accepted')).toBeVisible();
    await page.getByRole('button', { name: 'Make a PDF' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Keep the PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^report-\d{4}-\d\d-\d\d\.pdf$/);
    await goTo(page, reports);
    await expect(page.getByRole('article')).toContainText('1 report');

    const elsewhere = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await signInQuietly(elsewhere, amina);
    const report = await elsewhere.request.get(`/api/reports/${reportId}`).then((answer) => answer.json());
    expect(report).toMatchObject({
      farmReport: { reportTitle: 'Masara ta nuna' },
      harvest: { bags: 12, bagsToSell: 9 },
    });
    const entries = await itemsAt(elsewhere, '/api/finance/entries');
    expect(entries.map(({ category, amountKobo }) => [category, amountKobo]).toSorted()).toEqual([
      ['family-labour', 2_500_000],
      ['fertiliser', 600_000],
      ['herbicide', 800_000],
      ['labour', 400_000],
      ['other-input', 1_200_000],
      ['pesticide', 1_000_000],
      ['seed', 375_125],
    ]);
    await toPage(elsewhere, `/farmer/displayreport/${reportId}`);
    await expect(elsewhere.getByRole('heading', { name: 'Masara ta nuna' })).toBeVisible();
    await elsewhere.close();
    await phone.close();
    rmSync(folder, { recursive: true, force: true });
  },
);

test('what a report lacks is said beside the field, and odd amounts are asked back, not refused', async ({ page }) => {
  test.slow();
  await farmerWithFarm(page);
  await beginReport(page, 'Gonar Rafi');
  await next(page);
  await expect(costLine(page, 'Seed').getByLabel('Price of one (₦)')).toBeFocused();
  await expect(page.getByText('Write 0 if you bought none.', { exact: false })).toHaveCount(12);
  await expect(page.getByText('12 answers are missing or wrong.')).toBeVisible();
  await page.keyboard.type('7');
  await expect(
    costLine(page, 'Seed').getByLabel('Price of one (₦)'),
    'mending one leaves the focus there',
  ).toBeFocused();
  await expect(page.getByText('11 answers are missing or wrong.')).toBeVisible();
  await fillCosts(page);
  await fillLine(page, 'Seed', '1,000,000,000,000', '1');
  await page.getByLabel('Bags in all').fill('3');
  await page.getByLabel('Bags to sell').fill('4');
  await next(page);
  await expect(page.getByText('You cannot sell more bags than there are.')).toBeVisible();
  await page.getByLabel('Bags to sell').fill('3');
  await next(page);
  const types = page.getByRole('group', { name: 'Inspection type' }).locator('label');
  await expect(types).toHaveText(['Pre-planting', 'Mid-season', 'Harvest', 'Post-harvest']);
  await next(page);
  await expect(page.getByText('Choose the inspection type')).toBeVisible();
  await page.getByLabel('Mid-season').check();
  await next(page);
  await fillSeen(page, 'Dear seed');
  await page.getByLabel('Date').fill('2199-01-01');
  await next(page);
  await expect(page.getByText('This day has not come yet. Choose today or a day before.')).toBeVisible();
  await page.getByLabel('Date').fill('2026-01-02');
  for (let step = 0; step < 2; step += 1) await next(page);
  await expect(page.getByText('Seed: is the price of one really ₦1,000,000,000,000?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the report' })).toBeDisabled();
  await page.getByRole('button', { name: 'Change' }).first().click();
  await fillLine(page, 'Seed', '6000000', '1');
  for (let step = 0; step < 4; step += 1) await next(page);
  await expect(page.getByText(/^Seed: is the price of one really/)).toBeVisible();
  while (await page.getByRole('button', { name: 'Yes, it is' }).count())
    await page.getByRole('button', { name: 'Yes, it is' }).first().click();
  await save(page);
  await expect(saved(page)).toBeVisible();
});

test('a report is corrected by a new one; its costs are in the book once', async ({ page }) => {
  await farmerWithFarm(page);
  await beginReport(page, 'Gonar Rafi');
  await fillCosts(page);
  await next(page);
  await page.getByLabel('Mid-season').check();
  await next(page);
  await fillSeen(page, 'First try');
  for (let step = 0; step < 2; step += 1) await next(page);
  await save(page);
  await saved(page).getByRole('link', { name: 'See the report' }).click();
  await page.getByRole('link', { name: 'Correct this report' }).click();
  await onStep(page, 'Costs');
  await fillLine(page, 'Seed', '5000', '1');
  await next(page);
  await next(page);
  await page.getByLabel('Title').fill('Second try');
  for (let step = 0; step < 2; step += 1) await next(page);
  await expect(page.getByLabel('Write these costs into my finance book')).toBeChecked();
  await save(page);
  await saved(page).getByRole('link', { name: 'See the report' }).click();
  await expect(page.getByRole('link', { name: /First try/ }).locator('.line-through')).toBeVisible();
  await page.getByRole('link', { name: /First try/ }).click();
  await expect(page.getByText('A newer report takes the place of this one.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Correct this report' })).toHaveCount(0);
  const totals = await page.request.get('/api/finance/totals');
  expect(await totals.json()).toMatchObject({ expenseKobo: 4_500_000 });
  await toPage(page, reports);
  await expect(page.getByRole('article')).toContainText('1 report');
  await page.getByRole('article').getByRole('link', { name: 'Gonar Rafi', exact: true }).click();
  await expect(page).toHaveURL(/\/Farmer\/DisplayReport$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Second try' })).toBeVisible();
});
