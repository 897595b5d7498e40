import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const siteFile = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'web', 'site.json');

let patterns: readonly string[] | undefined;

/** Whether an address is one of the app's, which shows all of them without being loaded anew. */
const isOfApp = (path: string): boolean => {
  patterns ??= (JSON.parse(readFileSync(siteFile, 'utf8')) as { appPaths: string[] }).appPaths;
  const asked = path.replace(/[?#].*$/, '').toLowerCase();
  return patterns.some((pattern) =>
    pattern.endsWith('*') ? asked.startsWith(pattern.slice(0, -1)) : asked === pattern,
  );
};

const strangers = new WeakSet<Page>();

/** From here on somebody else is signed in: what is open still shows whoever was before, until it is loaded. */
export const belongsToOther = (page: Page): void => {
  strangers.add(page);
};

/** Runs in the page: goes as a link of the app goes; false where the app is not open, or shows this very address. */
const follow = (path: string): boolean => {
  const isOpen = document.querySelector('#app header [aria-controls="menu"][aria-expanded="false"]') !== null;
  const isHere = new URL(path, location.href).href === location.href;
  if (!isOpen || isHere || document.querySelector('dialog[open]') !== null) return false;
  history.pushState(null, '', path);
  return true;
};

/**
 * Goes to an address as people do: inside the app by what its links do, elsewhere by loading the page. A journey about
 * opening the app, or about what is left after that, loads it itself.
 */
export const toPage = async (page: Page, path: string): Promise<void> => {
  const isKnown = !strangers.has(page) && page.url().startsWith('http') && isOfApp(path);
  if (isKnown && (await page.evaluate(follow, path))) return;
  strangers.delete(page);
  await page.goto(path);
};
