/* Opens every page of everybody in Chromium, and tells what ran there that should not have. */
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { people, type WorldPerson } from '@shuka/server/world/people.ts';
import type { OpenHouse } from '@shuka/server/world/open-house.ts';

export type Seen = {
  pages: number;
  shown: number;
  readonly ran: string[];
  readonly reports: string[];
  readonly errors: string[];
};

const viewers: readonly (WorldPerson | null)[] = [
  null,
  people.amina,
  people.chidi,
  people.bola,
  people.danjuma,
  people.ngozi,
];

/** Of pages that differ in their object alone, so many are opened. */
const mostAlike = Number(process.env['FUZZ_PAGES_ALIKE'] ?? 2);

const kindOf = (path: string): string => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '*').replace(/\?.*/, '');

/** Marks that only a payload leaves. */
const marks = /alert\(1\)|W{60}/;

const settleMillis = 4000;

const listen = async (page: Page, who: string, seen: Seen): Promise<void> => {
  await page.exposeFunction('tellReport', (words: string) => seen.reports.push(`${who}: ${words}`));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellReport: (words: string) => void }).tellReport;
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tell(`${location.pathname}: ${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('dialog', (dialog) => {
    seen.ran.push(`${who} at ${new URL(page.url()).pathname}: a dialog says ${dialog.message().slice(0, 80)}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.errors.push(`${who} at ${new URL(page.url()).pathname}: ${error.message}`));
};

const openOne = async (page: Page, address: string, seen: Seen): Promise<string[]> => {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle', { timeout: settleMillis }).catch(() => undefined); // some pages stay in touch
  seen.pages += 1;
  if (marks.test(await page.locator('body').innerText())) seen.shown += 1;
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  return links.map((href) => href.split('#')[0] ?? '');
};

/** Everything that links lead to from these addresses, some of each kind. */
const walk = async (page: Page, url: string, begin: readonly string[], seen: Seen): Promise<void> => {
  const waiting = [...begin];
  const known = new Set<string>();
  const kinds = new Map<string, number>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const count = kinds.get(kindOf(path)) ?? 0;
    if (known.has(path) || count >= mostAlike || path.startsWith('/api/')) continue;
    known.add(path);
    kinds.set(kindOf(path), count + 1);
    try {
      waiting.push(...(await openOne(page, `${url}${path}`, seen)));
    } catch (error) {
      // What a link hands over as a file is no page.
      if (!String(error).includes('Download is starting')) seen.errors.push(`${path}: ${String(error).slice(0, 200)}`);
    }
  }
};

const signInTo = async (context: BrowserContext, house: OpenHouse, person: WorldPerson, url: string): Promise<void> => {
  const { cookies } = await house.signIn(person);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
};

/** @param appPaths the addresses of the app as the build lists them; those of one object are found by links. */
export const openEveryPage = async (
  house: OpenHouse,
  executablePath: string,
  url: string,
  appPaths: readonly string[],
): Promise<Seen> => {
  const seen: Seen = { pages: 0, shown: 0, ran: [], reports: [], errors: [] };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const begin = ['/', ...appPaths.filter((path) => !path.endsWith('*'))];
  for (const person of viewers) {
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
    if (person !== null) await signInTo(context, house, person, url);
    const page = await context.newPage();
    await listen(page, person?.firstName ?? 'nobody', seen);
    await walk(page, url, person === null ? ['/'] : begin, seen);
    console.log(`pages: ${seen.pages} after ${person?.firstName ?? 'nobody'}, ${seen.errors.length} errors`);
    await context.close();
  }
  await browser.close();
  return seen;
};
