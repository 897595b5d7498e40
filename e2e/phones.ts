import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import {
  expect,
  test as base,
  testInMovedHouse as baseInMovedHouse,
  testInOwnHouse as baseInOwnHouse,
} from './journey.ts';
import { newFarmer, signInByForm, signInQuietly, type SignIn } from './people.ts';
import { openWeakLine, type WeakLine } from './weak-line.ts';
import { toPage } from './to-page.ts';
import { test as baseWithLine, untilTaken } from './with-worker.ts';

/** One telephone: a browser of its own on a line of its own, which can be cut without the others noticing. */
export type Phone = {
  readonly context: BrowserContext;
  readonly line: WeakLine;
  /** The page that is open now. */
  readonly page: () => Page;
  /** Closes what is open and opens the app anew. */
  readonly reopen: (path: string) => Promise<Page>;
  readonly networkOff: () => Promise<void>;
  readonly networkOn: () => Promise<void>;
};

type NewPhone = (options?: BrowserContextOptions) => Promise<Phone>;

const makePhone = async (context: BrowserContext, line: WeakLine): Promise<Phone> => {
  let page = await context.newPage();
  return {
    context,
    line,
    page: () => page,
    reopen: async (path) => {
      await page.close();
      page = await context.newPage();
      await page.goto(path);
      return page;
    },
    networkOff: async () => {
      // Parts of a page that are still on their way come first; a journey that is about them cuts the line itself.
      await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
      await line.cut();
      await context.setOffline(true);
    },
    networkOn: async () => {
      await line.mend();
      await context.setOffline(false);
    },
  };
};

type Fixtures = { readonly newPhone: NewPhone };

type Needs = { readonly browser: import('@playwright/test').Browser; readonly baseURL: string | undefined };

const phonesAt = async ({ browser, baseURL }: Needs, use: (newPhone: NewPhone) => Promise<void>): Promise<void> => {
  const opened: Phone[] = [];
  await use(async (options = {}) => {
    const line = await openWeakLine(baseURL ?? '');
    const context = await browser.newContext({ ...options, baseURL: line.url, serviceWorkers: 'allow' });
    const phone = await makePhone(context, line);
    opened.push(phone);
    return phone;
  });
  for (const { context, line } of opened) {
    await context.close();
    await line.close();
  }
};

/** A journey with as many telephones as it needs, in the house that all journeys share. */
export const test = base.extend<Fixtures>({
  newPhone: ({ browser, baseURL }, use) => phonesAt({ browser, baseURL }, use),
});

/** The same in a house of its own, where the demo's people are as they were on the first day. */
export const testInOwnHouse = baseInOwnHouse.extend<Fixtures>({
  newPhone: ({ browser, baseURL }, use) => phonesAt({ browser, baseURL }, use),
});

/** The same in a house whose clock is moved; the telephones' clocks are moved apart from it. */
export const testInMovedHouse = baseInMovedHouse.extend<Fixtures>({
  newPhone: ({ browser, movedHouse }, use) => phonesAt({ browser, baseURL: movedHouse.url }, use),
});

/** A journey of one telephone whose whole browser is closed and opened. */
export const testWithLine = baseWithLine;

export const aPin = '274916';

export const status = (page: Page) => page.getByRole('banner').locator('[href="/phone"], [href^="/login"]').last();

/** Keeps the work of whoever is signed in on this phone, by the card on the dashboard. */
export const keepWork = async (page: Page, home: string, sign = 'Sun', pin = aPin): Promise<void> => {
  if (!page.url().endsWith(home)) await toPage(page, home);
  await page.getByRole('button', { name: 'Yes, choose a PIN' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep my work on this phone' });
  await dialog.getByText(sign, { exact: true }).click();
  await dialog.getByLabel('New PIN').fill(pin);
  await dialog.getByLabel('The same PIN again').fill(pin);
  await dialog.getByRole('button', { name: 'Keep my work here' }).click();
  await expect(status(page)).toHaveText('All sent', { timeout: 20_000 });
};

/** Signs a person in on a phone, waits until the app is on it, and keeps their work. */
export const takeToPhone = async (phone: Phone, person: SignIn, home: string, sign = 'Sun'): Promise<Page> => {
  const page = phone.page();
  await signInQuietly(page, person);
  await page.goto(home);
  await untilTaken(page);
  await keepWork(page, home, sign);
  return page;
};

/** A new farmer on a phone of their own that keeps their work. */
export const takeNewFarmer = async (newPhone: NewPhone, name: 'Amina' | 'Halima') => {
  const phone = await newPhone();
  const farmer = await newFarmer(phone.page(), name);
  return { phone, farmer, page: await takeToPhone(phone, farmer, '/farmersDashboard') };
};

export const pinOfMusa = '618305';

/** Musa, new here, signs in on a phone that keeps another's work, and lets it keep his too. */
export const musaComes = async (page: Page): Promise<void> => {
  const musa = await newFarmer(page, 'Musa');
  await page.goto('/login?ended=1');
  await page.waitForLoadState('networkidle');
  await signInByForm(page, musa);
  await expect(page.getByText('Welcome, Musa')).toBeVisible();
  await keepWork(page, '/farmersDashboard', 'Goat', pinOfMusa);
};

/** Types the PIN on the locked page. */
export const typePin = async (page: Page, pin = aPin): Promise<void> => {
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
};

/** Goes to an address of the app; types the PIN where the key was not held long enough. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  await toPage(page, path);
  await openIfLocked(page);
};

/** After the app opened anew: its header is there, or the PIN is asked for and typed. */
export const openIfLocked = async (page: Page): Promise<void> => {
  const lock = page.getByLabel('PIN', { exact: true });
  await expect(lock.or(status(page)).first()).toBeVisible({ timeout: 20_000 });
  if (await lock.isVisible()) await typePin(page);
  await expect(status(page)).toBeVisible();
};

/** Locks by the menu, as one does before handing the phone on. */
export const lockByMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByLabel('PIN', { exact: true })).toBeVisible();
};

export const untilAllSent = (page: Page) => expect(status(page)).toHaveText('All sent', { timeout: 40_000 });

export { expect };
