import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { expectAccessible } from './accessible.ts';
import { expect, ownHouseOf, test as base } from './journey.ts';
import { publishOffer, title } from './offer-prepared.ts';
import type { House } from './open-house.ts';
import { signInAdminQuietly } from './admins.ts';
import { openAs, people, signInQuietly } from './people.ts';
import { toPage } from './to-page.ts';

/** Real payments, and no licence for investing. Nothing is paid here, so nobody asks the provider. */
const realMoney = {
  PAYMENT_PROVIDER: 'paystack',
  PAYSTACK_SECRET_KEY: 'sk_test_journeys',
  PAYMENT_LICENCE: 'a licence of nobody',
};

const test = base.extend<{ readonly ownHouse: House }>(ownHouseOf('small', realMoney));

const dayAhead = (days: number): string => addDays(dayOf(new Date()), days);

test('without a licence for investing Bola is told so, notes the interest, and is asked for no money', async ({
  page,
  browser,
  baseURL,
}) => {
  const [musa, chidi] = [await openAs(browser, baseURL, people.musa), await openAs(browser, baseURL, people.chidi)];
  const ngozi = await openAs(browser, baseURL, people.ngozi);
  await signInAdminQuietly(ngozi, 'ngozi');
  const offerId = await publishOffer({ musa, chidi, ngozi }, dayAhead);
  await signInQuietly(page, people.bola);
  await toPage(page, '/Investors/AvailableInvestments');
  await page.getByRole('article').filter({ hasText: title }).getByRole('link', { name: 'Invest Now' }).click();
  await page.getByRole('link', { name: 'Invest Now' }).click();
  await expect(page.getByText(/there is no licence for it.*No money is taken/)).toBeVisible();
  await expect(page.getByText('Next you pay from your wallet.')).toHaveCount(0);
  await page.getByLabel('How much do you put in').fill('50,000');
  await page.getByLabel('I have read the terms whole').check();
  await expectAccessible(page, 'a note of interest');
  await page.getByRole('button', { name: 'Note my interest' }).click();
  await expect(page.getByText('We noted your interest. No money is taken')).toBeVisible();
  await expect(page.getByText('Amount you want to put in')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  const seen = (await (await page.request.get(`/api/offers/${offerId}`)).json()) as { takenKobo: number };
  expect(seen.takenKobo).toBe(0);
  for (const other of [musa, chidi, ngozi]) await other.close();
});
