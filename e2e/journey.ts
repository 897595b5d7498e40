import { test as base, type Page } from '@playwright/test';
import { openHouse, openMovedHouse, type House, type MovedHouse } from './open-house.ts';

type Fixtures = {
  /** What the browser complained of: errors on its console, failing scripts, breaches of the page's policy. */
  readonly complaints: string[];
};

/** A journey through the house that all journeys share. */
export const test = base.extend<Fixtures>({
  baseURL: ({ browserName: _browserName }, use) => use(process.env['JOURNEYS_SITE']),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on(
      'console',
      (message) => message.type() === 'error' && complaints.push(`${message.text()} ${message.location().url}`),
    );
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
});

/** A journey that turns the house upside down, and so has one of its own. */
export const testInOwnHouse = test.extend<object, { readonly ownHouse: House }>({
  ownHouse: [
    async ({ browserName: _browserName }, use) => {
      const house = await openHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownHouse }, use) => use(ownHouse.url),
});

/** A journey in which days go by, in a house of its own whose clock it moves. */
export const testInMovedHouse = test.extend<object, { readonly movedHouse: MovedHouse }>({
  movedHouse: [
    async ({ browserName: _browserName }, use) => {
      const house = await openMovedHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ movedHouse }, use) => use(movedHouse.url),
});

const areFormsAwake = (): boolean =>
  [...document.querySelectorAll('[data-island]')].every((island) =>
    Object.keys(island).some((key) => key.startsWith('__reactContainer')),
  );

/** Opens a page and waits until its forms can be used. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForFunction(areFormsAwake);
};

export { toPage } from './to-page.ts';
export { expect } from '@playwright/test';
