import type { Browser, Page } from '@playwright/test';
import { expectAccessible, lostText, smallTargets } from './accessible.ts';
import { expect, testInOwnHouse as test } from './journey.ts';
import { typeMoney, typePromises, visitToday } from './offer-hands.ts';
import { people, proveFactor, signInQuietly, type SignIn } from './people.ts';

/** Somebody in a browser of their own, signed in. */
const openAs = async (browser: Browser, baseURL: string | undefined, person: SignIn): Promise<Page> => {
  const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await signInQuietly(page, person);
  return page;
};

/** A code of the authenticator works once: the admin of all journeys here signs in once. */
let ngozi: Page;

test.beforeAll(async ({ browser, ownHouse }) => {
  ngozi = await openAs(browser, ownHouse.url, people.ngozi);
  await ngozi.goto('/admin');
  await proveFactor(ngozi);
});

test.afterAll(() => ngozi.close());

test('a farmer drafts an offer and leaves in between, her manager stands for it by a visit, an admin shows it to investors', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await signInQuietly(page, people.amina);
  await page.goto('/Farmer/offers');
  const begin = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Ask for money for a farm' }).click();
    await page.getByRole('link', { name: /Gonar Amina/ }).click();
  };
  await begin();
  await typeMoney(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await begin();
  await expect(page.getByText('You began this before. What you typed is still here.')).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page, 'milestones of an offer');
  await typePromises(page);
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByText('Nobody else sees it yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(page.getByText('An extension manager looks at it now.')).toBeVisible();
  const offerId = page.url().split('/').at(-1) ?? '';

  const chidi = await openAs(browser, baseURL, people.chidi);
  await visitToday(chidi);
  await chidi.goto('/ExtensionManager/offers');
  await chidi.getByRole('button', { name: 'For me to check' }).click();
  await chidi.getByRole('link', { name: /Maize by the stream/ }).click();
  await chidi.getByLabel('It is so. I stand for it.').check();
  await chidi.getByLabel('What did you see?').fill('I walked the farm. The land is ready.');
  await chidi.getByRole('button', { name: 'Send my word' }).click();
  await expect(chidi.getByText('Choose the visit.')).toBeVisible();
  await chidi.getByLabel('Which visit shows it?').selectOption({ index: 1 });
  await chidi.getByRole('button', { name: 'Send my word' }).click();
  await expect(chidi.getByText('I walked the farm. The land is ready.').first()).toBeVisible();

  await ngozi.goto('/admin/offers');
  await ngozi.getByLabel('Which to show').selectOption('Checked');
  await ngozi.getByRole('link', { name: /Maize by the stream/ }).click();
  await ngozi.getByLabel('Show it to investors').check();
  await ngozi.getByLabel('Password', { exact: true }).fill(people.ngozi.password);
  await expectAccessible(ngozi, 'the decision on an offer');
  await ngozi.getByRole('button', { name: 'Decide' }).click();
  await expect(ngozi.getByText('Investors can put money in now.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Investors can put money in now.')).toBeVisible();
  const bola = await openAs(browser, baseURL, people.bola);
  const seen = (await (await bola.request.get(`/api/offers/${offerId}`)).json()) as { terms: { goalKobo: number } };
  expect(seen.terms.goalKobo).toBe(20_000_000);
  expect(complaints).toEqual([]);
  for (const other of [chidi, bola]) await other.close();
});

test('a farmer puts money into her wallet, asks for some of it, and a second person lets it leave', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await signInQuietly(page, people.amina);
  await page.goto('/Farmer/Finance');
  await page.getByRole('link', { name: 'My wallet' }).click();
  await page.getByText('Put money in').click();
  await page.getByLabel('How much to pay in').fill('5,000');
  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/Farmer\/wallet\?payment=/);
  await expect(page.getByRole('row').filter({ hasText: 'Money you paid in' })).toContainText('+₦5,000');

  await page.getByText('Take money out').click();
  await page.getByLabel('How much to take out').fill('6000');
  await page.getByLabel('Password', { exact: true }).fill(people.amina.password);
  const ask = page.getByRole('button', { name: 'Ask for the money' });
  await ask.click();
  await expect(page.getByText('There is not enough money in the wallet.')).toBeVisible();
  await page.getByLabel('How much to take out').fill('2000');
  await ask.click();
  await expect(page.getByText('Asked for. Somebody of the staff looks at it.')).toBeVisible();
  await expect(page.getByText('₦3,000').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'a wallet');
  expect(await smallTargets(page)).toEqual([]);
  expect(await lostText(page)).toEqual([]);

  await ngozi.goto('/admin/payouts');
  const payout = ngozi.getByRole('article').filter({ hasText: 'Amina Yusuf: ₦2,000' });
  await payout.getByRole('button', { name: 'Let it leave' }).click();
  await payout.getByLabel('Password', { exact: true }).fill(people.ngozi.password);
  await payout.getByRole('button', { name: 'Let it leave' }).click();
  await expect(payout.getByText(/Approved|On its way|Sent to/)).toBeVisible();
  await ngozi.goto('/admin/ledger');
  await ngozi.getByRole('button', { name: 'Go through the ledger' }).click();
  await expect(ngozi.getByText('The ledger is right.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'See how far it is' }).click();
  await expect(page.getByText(/Approved|On its way|Sent to/)).toBeVisible();
});
