import type { Page } from '@playwright/test';
import { expectAccessible, lostText, smallTargets } from './accessible.ts';
import { expect, houseOfFile, testInOwnHouse } from './journey.ts';
import { putIn } from './offer-prepared.ts';
import type { House } from './open-house.ts';
import { people, signInQuietly } from './people.ts';
import { toPage } from './to-page.ts';

/** The whole demo: Bola with three investments, and farms that ask for money. */
const test = testInOwnHouse.extend<object, { readonly ownHouse: House }>(houseOfFile('yes'));

/** One house for all of them: side by side each worker would open another. */
test.describe.configure({ mode: 'default' });

test('Bola puts money into the wallet, invests, sees it pending and takes it back whole', async ({
  page,
  context,
  complaints,
}) => {
  await signInQuietly(page, people.bola);
  await toPage(page, '/Investors/Wallet');
  await expect(page.getByText('This is test money.')).toBeVisible();
  await page.getByText('Put money in').click();
  await page.getByLabel('How much to pay in, in naira').fill('₦50,000');
  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await page.waitForURL('**/sandbox/pay/**');
  const pay = page.getByRole('button').first();
  await context.setOffline(true);
  await pay.click();
  await expect(page.getByText('There is no network. Press again when it is back.')).toBeVisible();
  await context.setOffline(false);
  await pay.click();
  await page.waitForURL(/\/Investors\/Wallet\?payment=/);
  await expect(page.getByText('₦50,000 is in your wallet now.')).toBeVisible();
  await expect(page.getByText('₦1,070,000').first()).toBeVisible();

  await toPage(page, '/available-investments');
  const card = page.getByRole('article').filter({ hasText: 'Tomato at Kumurya' });
  await expect(card).toContainText('15%');
  await card.getByRole('link', { name: 'Invest Now' }).click();
  await expect(page.getByText('This return is hoped for, not promised.')).toBeVisible();
  await page.getByRole('link', { name: 'Invest Now' }).click();
  const keep = page.getByRole('button', { name: 'Keep room for me' });
  await keep.click();
  await expect(page.getByText('Write an amount of at least ₦5,000')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('There is no network now.')).toBeVisible();
  await expect(keep).toBeDisabled();
  await context.setOffline(false);
  await page.getByLabel('How much do you put in').fill('₦50,000');
  await expect(page.getByText('Hoped for at the end: ₦57,500')).toBeVisible();
  await page.getByLabel('I have read the terms whole').check();
  await keep.dblclick();
  await expect(page.getByText('Room is kept for you.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₦50,000 from the wallet' }).click();
  await expect(page.getByText('Paid. Your money waits in a locked account.')).toBeVisible();

  await page.getByRole('link', { name: 'Ongoing Investments' }).first().click();
  await expect(page.getByText('Showing 1–4 of 4')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Kumurya garden' });
  await expect(row).toContainText('Pending');
  await row.getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(page.getByText('You took it back.')).toBeVisible();
  await toPage(page, '/investordashboard');
  await expect(page.getByText('₦1,070,000')).toBeVisible();
  expect(complaints.filter((said) => !/ERR_INTERNET_DISCONNECTED/.test(said))).toEqual([]);
});

test('Bola goes through the available farms by their pages, and may not close one that is not mostly his', async ({
  page,
}) => {
  await signInQuietly(page, people.bola);
  await toPage(page, '/Investors/Farms');
  await expect(page.getByText('Showing 1–4 of 5')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '#AF104' })).toContainText('Low');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('Showing 5–5 of 5')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '#AF101' })).toContainText('Closed');
  await page.goBack();
  await expect(page.getByText('Showing 1–4 of 5')).toBeVisible();
  const close = page.getByRole('button', { name: 'Close Farm' }).first();
  await expect(close).toBeDisabled();
  await expect(close).toHaveAccessibleDescription(/more than half of it is yours/);
});

/** Nothing is wrong in light and dark, targets are large enough, and nothing is lost on a small phone. */
const check = async (page: Page, path: string, until: string): Promise<void> => {
  await page.setViewportSize({ width: 360, height: 640 });
  await toPage(page, path);
  await expect(page.getByText(until).first()).toBeVisible();
  await expectAccessible(page, path);
  expect.soft(await smallTargets(page), `${path}: too small for a thumb`).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const lost = (await lostText(page)).filter((text) => !/^T[RH] /.test(text)); // heads of tables are heard, not seen
  expect.soft(lost, `${path}: lost at 320 px`).toEqual([]);
};

test('the lists of investors can be used by everyone, also on a small phone', async ({ page }) => {
  await signInQuietly(page, people.bola);
  await check(page, '/investordashboard', 'Cassava on Oke Ado farm');
  await check(page, '/Investors/Farms', 'Showing 1–4 of 5');
  await check(page, '/Investors/OngoingInvestments', 'Gonar Khadija');
});

test('offers, an investment and the wallet can be used by everyone, also on a small phone', async ({ page }) => {
  await signInQuietly(page, people.bola);
  await check(page, '/Investors/AvailableInvestments', 'Tomato at Kumurya');
  await check(page, '/Investors/Wallet', 'All moves');
  await toPage(page, '/Investors/OngoingInvestments');
  await page.getByRole('row').filter({ hasText: '#AF101' }).getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByText('A gain of ₦120,000')).toBeVisible();
  await expectAccessible(page, 'a holding');
  await page.getByRole('link', { name: 'Read the terms whole' }).click();
  await expect(page.getByRole('heading', { name: 'What happens when things go wrong' })).toBeVisible();
  await expectAccessible(page, 'an offer');
});

test('Bola closes a farm to new money once most of it is his', async ({ page }) => {
  await signInQuietly(page, people.bola);
  await toPage(page, '/Investors/Farms');
  const row = page.getByRole('row').filter({ hasText: '#AF105' });
  const tomato = (await row.getByRole('link').getAttribute('href')) ?? '';
  await putIn(page, tomato.split('/').at(-1) ?? '', 26_000_000);
  await page.reload();
  await row.getByRole('button', { name: 'Close Farm' }).click();
  const dialog = page.getByRole('dialog', { name: /to new money\?$/ });
  await expect(dialog).toContainText('It cannot be opened again.');
  await expectAccessible(page, 'closing a farm');
  await dialog.getByRole('button', { name: 'Close Farm' }).click();
  await expect(row).toContainText('Closed');
  await expect(row.getByRole('button', { name: 'Close Farm' })).toBeDisabled();
});
