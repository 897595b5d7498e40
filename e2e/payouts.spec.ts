import type { Page } from '@playwright/test';
import { expectAccessible, lostText, smallTargets } from './accessible.ts';
import { expect, testInOwnHouse as test } from './journey.ts';
import { putInWallet } from './offer-hands.ts';
import { signInAdminQuietly } from './admins.ts';
import { openAs, people, signInQuietly } from './people.ts';
import { toPage } from './to-page.ts';

/** What is in the wallet on the page: other journeys in this house may have put some in too. */
const nairaInWallet = async (page: Page): Promise<number> => {
  const sum = page.locator('p', { hasText: 'In your wallet' }).locator('strong');
  return Number((await sum.innerText()).replace(/\D/g, ''));
};

test('a farmer puts money into a wallet, asks for some of it, and a second person lets it leave', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInQuietly(page, people.amina);
  await toPage(page, '/Farmer/Finance');
  await page.getByRole('link', { name: 'My wallet' }).click();
  await putInWallet(page, '5,000');
  await expect(page).toHaveURL(/\/Farmer\/wallet\?payment=/);
  await expect(page.getByRole('row').filter({ hasText: 'Money you paid in' })).toContainText('+₦5,000');

  const nairaBefore = await nairaInWallet(page);
  await page.getByText('Take money out').click();
  await page.getByLabel('How much to take out').fill(String(nairaBefore + 1000));
  await page.getByLabel('Password', { exact: true }).fill(people.amina.password);
  const ask = page.getByRole('button', { name: 'Ask for the money' });
  await ask.click();
  await expect(page.getByText('There is not enough money in the wallet.')).toBeVisible();
  await page.getByLabel('How much to take out').fill('2000');
  await ask.click();
  await expect(page.getByText('Asked for. Somebody of the staff looks at it.')).toBeVisible();
  await expect.poll(() => nairaInWallet(page)).toBe(nairaBefore - 2000);
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'a wallet');
  expect(await smallTargets(page)).toEqual([]);
  expect(await lostText(page)).toEqual([]);

  const ifeoma = await openAs(browser, baseURL, people.ifeoma);
  await signInAdminQuietly(ifeoma, 'ifeoma');
  await toPage(ifeoma, '/admin/payouts');
  const payout = ifeoma.getByRole('article').filter({ hasText: 'Amina Yusuf: ₦2,000' });
  await payout.getByRole('button', { name: 'Let it leave' }).click();
  await payout.getByLabel('Password', { exact: true }).fill(people.ifeoma.password);
  await payout.getByRole('button', { name: 'Let it leave' }).click();
  await expect(payout.getByText(/Approved|On its way|Sent to/)).toBeVisible();
  await toPage(ifeoma, '/admin/money-troubles');
  await expect(ifeoma.getByText('There is none.')).toBeVisible();
  await expectAccessible(ifeoma, 'money that needs a person');
  await ifeoma.close();
  await page.reload();
  await page.getByRole('button', { name: 'See how far it is' }).click();
  await expect(page.getByText(/Approved|On its way|Sent to/)).toBeVisible();
});
