import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { aPin, expect, lockByMenu, status, takeNewFarmer, test, type Phone } from './phones.ts';

const home = '/farmersDashboard';

/** Makes the app's own code slow to come: it is not on the phone, and the line keeps it back. */
const holdBackTheApp = async (page: Page, phone: Phone): Promise<() => void> => {
  await page.evaluate(async () => {
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
    for (const name of await caches.keys()) await (await caches.open(name)).delete(entry, { ignoreVary: true });
  });
  await (await phone.context.newCDPSession(page)).send('Network.clearBrowserCache');
  return phone.line.holdBack();
};

const openWhileHeldBack = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(home, { waitUntil: 'commit' });
  return page;
};

const early = (page: Page) => page.locator('#early-pin');

test('a PIN typed and sent before the app has come opens the records when it has', async ({ newPhone }) => {
  const { phone, page: first } = await takeNewFarmer(newPhone, 'Amina');
  await lockByMenu(first);
  const letCome = await holdBackTheApp(first, phone);
  await first.close();
  const page = await openWhileHeldBack(phone.context);
  await expect(early(page).getByText('Sun')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your PIN');
  await expectAccessible(page, 'the place for a PIN before the app has come');
  await early(page).getByLabel('PIN', { exact: true }).pressSequentially(aPin);
  await page.keyboard.press('Enter');
  await expect(early(page).getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  letCome();
  await expect(status(page)).toBeVisible();
  await expect(early(page)).toHaveCount(0);
});

test('digits typed before the app has come stay, with the caret, and are typed on', async ({ newPhone }) => {
  const { phone, page: first } = await takeNewFarmer(newPhone, 'Amina');
  await lockByMenu(first);
  const letCome = await holdBackTheApp(first, phone);
  await first.close();
  const page = await openWhileHeldBack(phone.context);
  await early(page).getByLabel('PIN', { exact: true }).pressSequentially(aPin.slice(0, 4));
  letCome();
  await expect(page.locator('#app').getByLabel('PIN', { exact: true })).toBeFocused();
  await expect(early(page)).toHaveCount(0);
  await page.keyboard.type(aPin.slice(4));
  await page.keyboard.press('Enter');
  await expect(status(page)).toBeVisible();
});

test('while another tab has the records open no PIN is asked, not even for a moment', async ({ newPhone }) => {
  const { phone, page: first } = await takeNewFarmer(newPhone, 'Amina');
  const second = await phone.context.newPage();
  const withoutPin = await second.goto(home);
  expect(await withoutPin?.text()).not.toContain('early-pin');
  await expect(status(second)).toBeVisible();
  await second.close();
  await lockByMenu(first);
  await first.close();
  const third = await phone.context.newPage();
  const withPin = await third.goto(home);
  expect(await withPin?.text()).toContain('early-pin');
});
