import { expect, type Page } from '@playwright/test';

/** Which worker is in charge of the page, whether it is ready, and which ones wait. */
const workersOf = (page: Page): Promise<string> =>
  page
    .evaluate(async () => {
      const told = (worker?: ServiceWorker | null): string =>
        worker ? `${new URL(worker.scriptURL).pathname} ${worker.state}` : 'none';
      const found = await navigator.serviceWorker.getRegistration('/');
      const others = [found?.installing, found?.waiting].filter((worker) => worker != null);
      return [navigator.serviceWorker.controller, ...others].map(told).join(', ');
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
