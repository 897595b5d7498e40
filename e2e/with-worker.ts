import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from './journey.ts';
import { newFarmerSignedIn } from './people.ts';
import { untilTaken } from './until-taken.ts';
import { openWeakLine, type WeakLine } from './weak-line.ts';

/** A journey with the worker that opens the app without a network, over a line that can be cut. */
export const test = base.extend<{ readonly line: WeakLine }>({
  line: async ({ browserName: _browserName }, use) => {
    const line = await openWeakLine(process.env['JOURNEYS_SITE'] ?? '');
    await use(line);
    await line.close();
  },
  baseURL: ({ line }, use) => use(line.url),
  serviceWorkers: 'allow',
});

/** A farmer has signed in, and the app was opened with the network once. */
export const firstVisit = async (page: Page): Promise<void> => {
  await newFarmerSignedIn(page);
  await page.goto('/farmersDashboard');
  await untilTaken(page);
};

/** The app itself runs, whatever it can show: the shell's own "loading" has made room. */
export const expectAppOpen = async (page: Page): Promise<void> => {
  await expect(page.locator('#app').getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Loading. Please wait.' })).toBeHidden();
};

export const openAgain = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

export { expect, untilTaken };
