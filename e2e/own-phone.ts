import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';
import { expect } from './journey.ts';
import { test as withWorker, untilTaken } from './with-worker.ts';

/** A phone with a profile of its own on disk, whose browser can be closed, killed and opened again. */
export type Phone = {
  readonly folder: string;
  readonly open: () => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
  /** Ends the browser as a phone does that runs out of battery. */
  readonly kill: () => Promise<void>;
};

const processOf = async (context: BrowserContext): Promise<number> => {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  return processInfo.find(({ type }) => type === 'browser')?.id ?? 0;
};

const makePhone = (folder: string, options: LaunchOptions & { baseURL: string }): Phone => {
  let context: BrowserContext | null = null;
  const close = async (): Promise<void> => {
    await context?.close();
    context = null;
  };
  return {
    folder,
    close,
    open: async () => {
      await close();
      const locale = { locale: 'en-NG', timezoneId: 'Africa/Lagos', viewport: { width: 360, height: 640 } };
      context = await chromium.launchPersistentContext(folder, { ...options, ...locale });
      return context;
    },
    kill: async () => {
      if (context === null) return;
      const id = await processOf(context);
      const isOver = context.waitForEvent('close');
      process.kill(id, 'SIGKILL');
      await isOver;
      context = null;
    },
  };
};

/** A journey on a phone of its own, over a line that can be cut. */
export const test = withWorker.extend<{ readonly phone: Phone }>({
  phone: async ({ launchOptions, line }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'shuka-phone-'));
    const phone = makePhone(folder, { ...launchOptions, baseURL: line.url });
    await use(phone);
    await phone.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});

export const pin = '739164';

/** Lets the phone keep the person's work, from the offer on their dashboard. */
export const keepWorkHere = async (page: Page, sign = 'Sun'): Promise<void> => {
  await page.getByRole('button', { name: 'Yes, choose a PIN' }).click();
  await page.getByText(sign, { exact: true }).click();
  await page.getByLabel('New PIN').fill(pin);
  await page.getByLabel('The same PIN again').fill(pin);
  await page.getByRole('button', { name: 'Keep my work here' }).click();
  await expect(page.getByText('All sent')).toBeVisible();
};

/** Opens the app and, as one does, waits until it can be opened without a network. */
export const openApp = async (page: Page, path = '/farmersDashboard'): Promise<void> => {
  await page.goto(path);
  await untilTaken(page);
};

/** Opens what the phone keeps, by the PIN. */
export const unlock = async (page: Page, ownPin = pin): Promise<void> => {
  await page.getByLabel('PIN', { exact: true }).fill(ownPin);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByLabel('PIN', { exact: true })).toBeHidden();
};

export { expect };
