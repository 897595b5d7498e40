import type { Page } from '@playwright/test';

/** The worker of the app is in charge here; until then it may be that of the public pages. */
export const untilServed = async (page: Page): Promise<void> => {
  const isServed = (): boolean => {
    const { controller } = navigator.serviceWorker;
    return controller?.state === 'activated' && controller.scriptURL.endsWith('/service-worker.js');
  };
  await page.waitForFunction(isServed, undefined, { polling: 50, timeout: 30_000 });
};

/** Everything the app needs is on the phone: it is asked for at once, not after the seconds that the app leaves a slow line. */
export const untilTaken = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/service-worker.js')));
  await untilServed(page);
};
