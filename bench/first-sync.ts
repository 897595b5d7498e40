import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { slowLine, type Link } from './link.ts';
import { choosePin, longestTask, pressKeep, slowDown, untilAllSent } from './sync-phone.ts';

/** Opens a screen on a slow phone and waits until it asks whether it may keep the manager's work. */
export const openToKeep = async (context: BrowserContext, page: Page, address: string): Promise<CDPSession> => {
  await page.goto(address);
  await page.getByRole('button', { name: 'Yes, choose a PIN' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  return slowDown(context, page, 4);
};

/** The first sync on a slow line. @returns how long it took, in seconds. */
export const keepOnSlowLine = async (page: Page, link: Link, millis?: number): Promise<number> => {
  link.become(slowLine);
  link.forget();
  await choosePin(page);
  await longestTask(page); // what filling in the form took is no part of it
  const began = Date.now();
  await pressKeep(page);
  await untilAllSent(page, millis);
  return (Date.now() - began) / 1000;
};
