import { test as base } from '@playwright/test';
import { openHouse, type House } from './open-house.ts';

type Fixtures = {
  /** What the browser complained of: errors on its console, failing scripts, breaches of the page's policy. */
  readonly complaints: string[];
};

/** A journey through the house that all journeys share. */
export const test = base.extend<Fixtures>({
  baseURL: [process.env['JOURNEYS_SITE'] ?? '', { option: true }],
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
});

/** A journey that turns the house upside down, and so has one of its own. */
export const testInOwnHouse = test.extend<object, { readonly ownHouse: House }>({
  ownHouse: [
    async ({ browserName: _ }, use) => {
      const house = await openHouse();
      await use(house);
      await house.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownHouse }, use) => use(ownHouse.url),
});

export { expect } from '@playwright/test';
