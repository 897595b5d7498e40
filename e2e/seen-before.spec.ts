import type { Page } from '@playwright/test';
import { newFarmerSignedIn } from './people.ts';
import { untilServed } from './until-taken.ts';
import { expect, expectAppOpen, test } from './with-worker.ts';

/** A visitor has been at a page, and the browser keeps it. */
const see = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  const [path = ''] = address.split('?');
  const isKept = (seen: string) => caches.match(seen, { cacheName: 'site', ignoreVary: true }).then(Boolean);
  await expect.poll(() => page.evaluate(isKept, path)).toBe(true);
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a visitor finds a page they saw with the network off; the browser kept no part of the app', async ({
  page,
  line,
}) => {
  await see(page, '/');
  const words = (await heading(page).first().textContent()) ?? '';
  await see(page, '/login');
  await line.cut();
  await page.goto('/');
  await expect(heading(page).first()).toHaveText(words);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  const kept = await page.evaluate(async () => (await caches.keys()).filter((name) => name !== 'site'));
  expect(kept).toEqual([]);
});

test('a page that was seen does not wait for a network that does not answer', async ({ page, line }) => {
  await see(page, '/about');
  line.stall();
  await page.goto('/about');
  await expect(heading(page).first()).toBeVisible();
});

test('after another language was chosen pages are in it, also those seen before', async ({ page, line }) => {
  await see(page, '/');
  await see(page, '/about?lang=ha');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await see(page, '/');
  await line.cut();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
});

test('a page whose door was shut since leads where it leads now', async ({ page, line }) => {
  await see(page, '/login');
  await page.goto('/');
  line.lead('/login', '/maintenance');
  // At once, or at the next visit where the browser does not let the worker lead its reader on.
  await expect(async () => {
    await page.goto('/login', { waitUntil: 'commit' });
    await page.waitForURL('/maintenance', { timeout: 2000 });
  }).toPass();
});

test('who signs in after that gets the app without a word of a newer version, and it opens with the network off', async ({
  page,
  line,
}) => {
  await see(page, '/');
  await newFarmerSignedIn(page);
  await page.goto('/farmersDashboard');
  await untilServed(page);
  await expect(page.getByRole('complementary', { name: /new version|This page is old/ })).toBeHidden();
  expect(await page.evaluate(() => caches.has('site'))).toBe(false);
  await line.cut();
  await page.goto('/farmersDashboard');
  await expectAppOpen(page);
});
