import type { Browser, BrowserContext } from '@playwright/test';

const heard = new Set<string>();

/** How the catalogues' library begins to say that a text is in none of them. */
const missing = 'Uncompiled message detected!';

/** Hears of every text that a page asks for and no catalogue has: people would see its name there, or nothing. */
export const hearUnwritten = (context: BrowserContext): BrowserContext =>
  context.on('console', (message) => {
    if (!message.text().startsWith(missing)) return;
    const [, , text = ''] = message.text().split('\n');
    heard.add(`${message.page()?.url() ?? ''} asked for "${text.slice(2)}"`);
  });

/** The same of every browser context that is opened from then on. */
export const hearAll = (browser: Browser): Browser => {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => hearUnwritten(await open(options));
  return browser;
};

/** What was heard since this was asked last. */
export const takeUnwritten = (): string[] => {
  const all = [...heard];
  heard.clear();
  return all;
};
