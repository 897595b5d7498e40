import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { openHouse, openMovedHouse, type House, type MovedHouse, type World } from './open-house.ts';
import { isTimeOver } from './turns.ts';
import { hearAll, takeUnwritten } from './unwritten.ts';

type Fixtures = {
  /** What the browser complained of: errors on its console, failing scripts, breaches of the page's policy. */
  readonly complaints: string[];
  /** Leaves a journey to another run where the time of this one is over. Addresses wait for it: no house opens for nothing. */
  readonly turn: void;
  /** Looks after each journey whether its pages had all their words. */
  readonly written: void;
};

/** A journey through the house that all journeys share. */
export const test = base.extend<Fixtures, { readonly browser: Browser }>({
  browser: [async ({ browser }, use) => use(hearAll(browser)), { scope: 'worker' }],
  turn: [
    async ({ browserName: _browserName }, use, journey) => {
      journey.skip(isTimeOver(), 'left to another run');
      await use();
    },
    { auto: true },
  ],
  written: [
    async ({ browserName: _browserName }, use) => {
      await use();
      expect(takeUnwritten(), 'texts that no catalogue has').toEqual([]);
    },
    { auto: true },
  ],
  baseURL: ({ turn: _turn }, use) => use(process.env['JOURNEYS_SITE']),
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
  baseURL: async ({ turn: _turn, ownHouse }, use) => use(ownHouse.url),
});

type Opens = (needs: { browserName: string }, use: (house: House) => Promise<void>) => Promise<void>;

type At = (needs: { turn: void; ownHouse: House }, use: (url: string) => Promise<void>) => Promise<void>;

/** A new function each time: by that alone the runner knows that two files mean two houses. */
const opening =
  (world: World, more: Readonly<Record<string, string>>): Opens =>
  async ({ browserName: _browserName }, use) => {
    const house = await openHouse(world, more);
    await use(house);
    await house.close();
  };

/**
 * What a test is extended with to have a house all to itself. It is opened for that journey, not for its worker: a worker
 * that must have a house of its own begins with a runner and a browser of its own, which cost as much as the house.
 * @param more settings of the server beside those of every house.
 */
export const ownHouseOf = (world: World, more: Readonly<Record<string, string>> = {}) => {
  const ownHouse: [Opens, { scope: 'test'; timeout: number }] = [
    opening(world, more),
    { scope: 'test', timeout: 120_000 },
  ];
  const baseURL: At = ({ turn: _turn, ownHouse: house }, use) => use(house.url);
  return { ownHouse, baseURL };
};

/** What `testInOwnHouse` is extended with where the journeys of a file share another world than the small one. */
export const houseOfFile = (world: World) => {
  const ownHouse: [Opens, { scope: 'worker'; timeout: number }] = [
    opening(world, {}),
    { scope: 'worker', timeout: 120_000 },
  ];
  return { ownHouse };
};

/** A journey in which days go by, in a house of its own whose clock it moves: no other begins in the days it left. */
export const testInMovedHouse = test.extend<{ readonly movedHouse: MovedHouse }>({
  movedHouse: [
    async ({ browserName: _browserName }, use) => {
      const house = await openMovedHouse();
      await use(house);
      await house.close();
    },
    { scope: 'test', timeout: 120_000 },
  ],
  baseURL: async ({ turn: _turn, movedHouse }, use) => use(movedHouse.url),
});

const areFormsAwake = (): boolean => document.querySelector('[data-island]:not([data-awake])') === null;

/** Opens a page and waits until its forms can be used. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForFunction(areFormsAwake);
};

export { toPage } from './to-page.ts';
export { expect } from '@playwright/test';
