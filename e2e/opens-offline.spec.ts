import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visit } from './journey.ts';
import { expect, expectAppOpen, firstVisit, openAgain, test } from './with-worker.ts';

test.describe('with the network off, after one visit and with the page closed since, the app opens', () => {
  for (const path of [
    '/farmersDashboard',
    '/FARMER/myfarms/',
    '/farmer/FARM/01980000-0000-7000-8000-000000000000',
    '/auth',
  ]) {
    test(`at ${path}`, async ({ page, context, line }) => {
      await firstVisit(page);
      await page.close();
      await line.cut();
      await expectAppOpen(await openAgain(context, path));
    });
  }
});

test('the app opens with the network off after the whole browser was closed', async ({
  playwright,
  launchOptions,
  line,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'shuka-phone-'));
  const openPhone = () => playwright.chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: line.url });
  try {
    const phone = await openPhone();
    const page = await phone.newPage();
    await firstVisit(page);
    await phone.close();
    await line.cut();
    const again = await openPhone();
    await expectAppOpen(await openAgain(again, '/farmersDashboard'));
    await again.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the language chosen last is the language without a network', async ({ page, line }) => {
  await firstVisit(page);
  await page.goto('/farmersDashboard?lang=ha');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/app?lang=ha', { ignoreVary: true })) !== undefined))
    .toBe(true);
  await line.cut();
  await page.goto('/farmersDashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await expectAppOpen(page);
});

test.describe('public pages with the network off', () => {
  test('one that was visited is shown as it was', async ({ page, line }) => {
    await firstVisit(page);
    await page.goto('/about');
    await line.cut();
    await page.goto('/About/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ABOUT US');
  });

  test('one that was not says that there is no network, and leads to the app', async ({ page, line }) => {
    await firstVisit(page);
    await line.cut();
    await page.goto('/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No network');
    await page.getByRole('link', { name: 'Open the app' }).click();
    await expectAppOpen(page);
  });

  test('sign-in is there with its form, though it was never visited', async ({ page, line }) => {
    await firstVisit(page);
    await line.cut();
    await visit(page, '/login?ended=1');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test('a network that never answers is not waited for when there is a copy', async ({ page, line }) => {
    await firstVisit(page);
    await page.goto('/about');
    line.stall();
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ABOUT US');
  });
});
