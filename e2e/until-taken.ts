import { expect, type Page } from '@playwright/test';

/** Which worker is in charge of the page, whether it is ready, and which ones wait. */
const workersOf = (page: Page): Promise<string> =>
  page
    .evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration('/');
      // No function with a name: what reads this file for a proof would give it one that the page does not know.
      return [navigator.serviceWorker.controller, found?.installing, found?.waiting]
        .filter((worker, place) => place === 0 || worker != null)
        .map((worker) => (worker ? `${new URL(worker.scriptURL).pathname} ${worker.state}` : 'none'))
        .join(', ');
    })
    .catch(() => 'another page came');

/** The worker of the app is in charge here; until then it may be that of the public pages. */
export const untilServed = (page: Page): Promise<void> =>
  expect.poll(() => workersOf(page), { intervals: [50], timeout: 30_000 }).toMatch(/^\/service-worker.js activated/);

/** Everything the app needs is on the phone: it is asked for at once, not after the seconds that the app leaves a slow line. */
export const untilTaken = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/service-worker.js')));
  await untilServed(page);
};
