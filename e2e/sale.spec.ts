import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, ownHouseOf, test as base } from './journey.ts';
import type { House } from './open-house.ts';
import { people, signInQuietly } from './people.ts';
import { toPage } from './to-page.ts';

/** The whole demo: Danjuma's mill, and Chidi's farmers with maize in store. */
const test = base.extend<{ readonly ownHouse: House }>(ownHouseOf('yes'));

/** Amina puts maize up for sale at a price of a kilogram. */
const offer = async (page: Page): Promise<void> => {
  await toPage(page, '/Farmer/market');
  await page.getByRole('link', { name: 'Produce I sell' }).click();
  const form = page.locator('form');
  const maize = await form.locator('option', { hasText: 'of Maize' }).first().getAttribute('value');
  await form.getByLabel('Which lot').selectOption(maize);
  await form.getByLabel('Price of one, in naira').fill('');
  await page.getByRole('button', { name: 'Put produce up for sale' }).click();
  await expect(page.getByText('Please write the price of a kilogram')).toBeVisible();
  const counted = form.getByLabel('Counted in');
  if ((await counted.count()) > 0) await counted.selectOption('kilogram');
  await form.getByLabel('How many').fill('200');
  await form.getByLabel('Price of one, in naira').fill('450');
  await expect(page.getByText('200 kg at ₦450 a kilogram: ₦90,000 in all')).toBeVisible();
  await form.getByLabel('A note').fill('Call me: 0803 555 0003');
  await page.getByRole('button', { name: 'Put produce up for sale' }).click();
  await expect(page.getByText('Leave phone numbers out.', { exact: false })).toBeVisible();
  await form.getByLabel('A note').fill('Dry and sieved.');
  await expectAccessible(page, 'an offer of produce');
  await page.getByRole('button', { name: 'Put produce up for sale' }).click();
  await expect(page.getByText('No order yet.')).toBeVisible();
};

test('Amina lists maize, Danjuma orders it, she accepts and hands it over, he counts it short, and she is paid', async ({
  page,
  browser,
  ownHouse,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await signInQuietly(page, people.amina);
  await offer(page);

  const mill = await browser.newPage({ baseURL: ownHouse.url });
  await signInQuietly(mill, people.danjuma);
  await toPage(mill, '/AgroProcessor/Aproduce');
  await mill.getByLabel('Crop').fill('masara');
  await mill.getByRole('button', { name: 'Find' }).click();
  await mill
    .getByRole('link', { name: /^Maize/ })
    .first()
    .click();
  await expect(mill.getByText('Dry and sieved.')).toBeVisible();
  await expect(mill.getByText('Amina')).toHaveCount(0);
  await expectAccessible(mill, 'produce for sale');
  await mill.getByLabel('How many kilograms').fill('100');
  await expect(mill.getByText('₦45,000', { exact: true })).toBeVisible();
  await mill.getByRole('button', { name: 'Order at this price' }).click();
  await expect(mill.getByText('Waits for an answer')).toBeVisible();
  await expect(mill.getByText('Amina')).toHaveCount(0);

  await toPage(page, '/Farmer/market/orders');
  await page.getByRole('link', { name: /^100 kg of Maize/ }).click();
  await page.getByRole('button', { name: 'I accept' }).click();
  await expect(page.getByText('Amina Yusuf sells and Danjuma Mills buys.')).toBeVisible();
  await expectAccessible(page, 'an order that was accepted');
  await page.getByRole('button', { name: 'I handed this over' }).click();
  await expect(page.getByText('Handed over: 100 kg')).toBeVisible();

  await mill.reload();
  await expect(mill.locator('a[href^="tel:+234"]')).toBeVisible();
  await mill.getByLabel('Kilograms that came').fill('98');
  await mill.getByRole('button', { name: 'This much came' }).click();
  await expect(mill.getByText('98 kg came, 2 kg less than was ordered')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'This was paid' }).click();
  await expect(page.getByText('All that was delivered is paid.')).toBeVisible();
  await expect(page.getByText('Paid: ₦44,100')).toBeVisible();
  await expectAccessible(page, 'an order that was paid');
  await mill.close();
});
