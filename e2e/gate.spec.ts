import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { people } from './people.ts';
import { expect, goTo, status, takeToPhone, testInOwnHouse as test, untilAllSent } from './phones.ts';

/** Of this year, so that a calibration holds on whatever day this runs. */
const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const setUp = async (page: Page): Promise<void> => {
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

/** Types from field to field as a clerk does, with Enter between them. */
const weigh = async (page: Page, [gross, tare, moisture]: readonly [string, string, string]): Promise<void> => {
  await page.getByRole('region', { name: 'Weigh' }).getByLabel('Grade').selectOption('grade-1');
  await page.getByLabel('Gross, in kg').fill(gross);
  await page.getByLabel('Gross, in kg').press('Enter');
  await page.keyboard.type(tare);
  await page.keyboard.press('Enter');
  await page.keyboard.type(moisture);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
};

test('with the network cut the gate goes on: who waits is weighed, wrong weights are refused, receipts are printed, all is sent later', async ({
  newPhone,
  browser,
}) => {
  test.slow();
  const phone = await newPhone({ viewport: { width: 360, height: 640 } });
  const page = await takeToPhone(phone, people.danjuma, people.danjuma.home);
  await goTo(page, '/AgroProcessor/Ashifts');
  await page.getByRole('button', { name: 'Begin my shift' }).click();
  await expect(page.getByText('On shift now')).toBeVisible();
  await setUp(page);
  await goTo(page, '/AgroProcessor/Agate');
  await expect(page.getByLabel('Gross, in kg')).toBeVisible();
  await expectAccessible(page, 'the gate');
  await phone.networkOff();

  const queue = page.locator('#queue');
  await queue.getByLabel('Who brings it').fill('Sule of Bichi');
  await queue.getByRole('button', { name: 'Add to the queue' }).click();
  await page.getByRole('button', { name: 'Weigh now' }).click();
  const gate = page.getByRole('region', { name: 'Weigh' });
  await expect(gate.getByLabel('Who brings it')).toHaveValue('Sule of Bichi');
  await weigh(page, ['20', '520', '15']);
  await expect(gate.getByText('The tare must be less than the gross weight')).toBeVisible();
  await gate.getByLabel('Moisture (%)').fill('140');
  await gate.getByRole('button', { name: 'Save and make the receipt' }).click();
  await expect(gate.getByText('Write the moisture as a per cent between 0 and 100')).toBeVisible();
  await weigh(page, ['520', '20', '15']);
  await expect(gate.getByText('Saved.')).toBeVisible();
  await expect(page.getByText('Nobody waits.')).toBeVisible();
  await expect(page.locator('dl').filter({ hasText: 'Deliveries' })).toContainText('₦219,600');
  await expect(status(page)).toContainText('2');

  await gate.getByRole('link', { name: 'Open the receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  const receipt = page.getByRole('article');
  await expect(receipt).toContainText('Danjuma Mills');
  await expect(receipt).toContainText('Moisture 15 %: above 13 %, 1.2 % a point');
  await expect(receipt.getByRole('img', { name: 'Code to check this receipt by' })).toBeVisible();
  await expectAccessible(page, 'a receipt');
  await page.getByRole('button', { name: 'Paid in cash' }).click();
  await expect(page.getByText(/paid it in cash to Sule of Bichi/)).toBeVisible();

  const deliveryId = page.url().split('/').at(-1) ?? '';
  await phone.networkOn();
  await untilAllSent(page);
  const anyone = await browser.newPage({ baseURL: phone.line.url });
  await anyone.goto(`/receipt?id=${deliveryId}`);
  await expect(anyone.getByRole('heading', { name: 'This receipt is genuine' })).toBeVisible();
  await expect(anyone.getByText('₦219,600')).toBeVisible();
  await expect(anyone.getByText('Sule')).toBeHidden();
  await anyone.close();
});
