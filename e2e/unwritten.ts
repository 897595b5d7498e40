import type { Browser, BrowserContext } from '@playwright/test';

const heard = new Set<string>();

/** How the catalogues' library begins to say that a text is in none of them. */
const missing = 'Uncompiled message detected!';

/** Hears of every text that a page asks for and no catalogue has: people would see its name there, or nothing. */
const hear = (context: BrowserContext): BrowserContext =>
  context.on('console', (message) => {
    if (!message.text().startsWith(missing)) return;
    const [, , text = ''] = message.text().split('\n');
    heard.add(`${message.page()?.url() ?? ''} asked for "${text.slice(2)}"`);
  });

const hearContextsOf = (browser: Browser): Browser => {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => hear(await open(options));
  return browser;
};

/** The same in every context that is opened from then on, by this browser, by another, or with a profile of its own. */
export const hearAll = (browser: Browser): Browser => {
  const type = browser.browserType();
  const [launch, openProfile] = [type.launch.bind(type), type.launchPersistentContext.bind(type)];
  type.launch = async (options) => hearContextsOf(await launch(options));
  type.launchPersistentContext = async (folder, options) => hear(await openProfile(folder, options));
  return hearContextsOf(browser);
};

/** What was heard since this was asked last. */
export const takeUnwritten = (): string[] => {
  const all = [...heard];
  heard.clear();
  return all;
};
