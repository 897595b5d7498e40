import type { Page } from '@playwright/test';
import { expect, test, visit } from './journey.ts';
import { newFarmerSignedIn, signInByForm } from './people.ts';
import { letterTo } from './post.ts';
import { toPage } from './to-page.ts';

/** The lock of a phone, as the browser stands in for it: it knows its holder at once. */
const giveLock = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

/** Stands in for a server whose ten minutes are over, once. */
const wantProofOnce = (page: Page) =>
  page.route(
    '**/api/second-factor/codes',
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'factor-not-fresh', title: 'Prove it again.', status: 403, errors: [] }),
      }),
    { times: 1 },
  );

test('a passkey is made, opens the next sign-in, and is asked for again before codes on paper', async ({ page }) => {
  const farmer = await newFarmerSignedIn(page);
  await giveLock(page);
  await toPage(page, '/second-factor');
  await page.getByLabel('Name of this passkey').fill('My phone');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('Your second factor is set up.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible();

  await page.context().clearCookies();
  await visit(page, '/login?ended=1');
  await signInByForm(page, farmer);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await visit(page, '/farmersDashboard'); // the first screen, asked for straight, is not given before the second factor is
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeHidden();
  await expect(page).toHaveURL('/farmersDashboard');

  await toPage(page, '/second-factor');
  await expect(page.getByText('No codes left')).toBeVisible();
  await page.waitForTimeout(3500); // what asks again comes after the first screen
  await wantProofOnce(page);
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();
});

test('who did not sign in on a new device ends it from the letter by a button, and chooses a new password', async ({
  page,
  browser,
  baseURL,
}) => {
  const farmer = await newFarmerSignedIn(page);
  const thief = await browser.newPage(baseURL === undefined ? {} : { baseURL });
  await visit(thief, '/login');
  await signInByForm(thief, farmer);
  await expect(thief).toHaveURL('/farmersDashboard');
  const { text } = await letterTo(page, farmer.email, /opened on a new device/);
  const [, link = ''] = /(\/not-me#[\w-]+)/.exec(text) ?? [];
  await visit(page, link);
  expect((await thief.request.get('/api/me')).status()).toBe(200); // opening the link alone ends nothing
  await page.getByRole('button', { name: 'It was not me: end it' }).click();
  await expect(page.getByText('That sign-in has ended')).toBeVisible();
  expect((await thief.request.get('/api/me')).status()).toBe(401);
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL('/reset-password');
  await thief.close();
});
