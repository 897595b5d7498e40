import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request, type APIRequestContext, type Page } from '@playwright/test';
import { expect } from './journey.ts';
import { people, send, signInQuietly } from './people.ts';
import { newAuthenticatorCode } from './post.ts';
import { belongsToOther } from './to-page.ts';

export type Admin = 'ngozi' | 'ifeoma';

const admins = { ngozi: 'Ngozi', ifeoma: 'Ifeoma' } as const;

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'];

/** A session, and when its second factor was proved, in milliseconds since 1970. */
type Session = { readonly cookies: Cookies; readonly provedAt: number };

/** One file for each admin of each house: whichever worker of the runner began a session, all of them have it. */
const fileOf = (origin: string, admin: Admin): string =>
  join(process.env['JOURNEYS_ADMINS'] ?? '', `${new URL(origin).port}-${admin}.json`);

const keep = (origin: string, admin: Admin, session: Session): void => {
  const file = fileOf(origin, admin);
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(session));
  renameSync(`${file}.${process.pid}`, file);
};

/** What counts asks for a factor that was proved in the last ten minutes: a journey has the rest of them. */
const freshMillis = 6 * 60_000;

const freshOf = (origin: string, admin: Admin): Session | undefined => {
  const file = fileOf(origin, admin);
  if (!existsSync(file)) return undefined;
  const session = JSON.parse(readFileSync(file, 'utf8')) as Session;
  return Date.now() - session.provedAt < freshMillis ? session : undefined;
};

const isProved = async (page: Page): Promise<boolean> => {
  const answer = await page.request.get('/api/me');
  return answer.ok() && ((await answer.json()) as { secondFactor?: string }).secondFactor === 'proved';
};

/**
 * Signs an admin in with the second factor, without the forms. A code works once in half a minute: whoever signed in
 * before in the same house lends the session.
 */
export const signInAdminQuietly = async (page: Page, admin: Admin): Promise<void> => {
  const { origin } = new URL((await page.request.get('/ready')).url());
  const lent = freshOf(origin, admin);
  if (lent !== undefined) await page.context().addCookies(lent.cookies);
  belongsToOther(page);
  if (lent !== undefined && (await isProved(page))) return;
  await signInQuietly(page, people[admin]);
  let code = '';
  await expect(async () => {
    code = await newAuthenticatorCode(page, admins[admin], code);
    await send(page, '/api/second-factor/prove', { code });
  }).toPass({ timeout: 90_000 });
  keep(origin, admin, { cookies: await page.context().cookies(origin), provedAt: Date.now() });
};

const signInFirst = async (site: string, admin: Admin): Promise<Session> => {
  const browser = await request.newContext({ baseURL: site });
  const { email, password } = people[admin];
  await browser.post('/user/login', { data: { email, password } });
  const box = (await (await browser.get('/dev/mailbox.json')).json()) as {
    authenticators: { name: string; code: string }[];
  };
  const code = box.authenticators.find(({ name }) => name === admins[admin])?.code;
  const { cookies } = await browser.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await browser.post('/api/second-factor/prove', { data: { code }, headers: { 'x-xsrf-token': token } });
  if (!answer.ok()) throw new Error(`${admin} could not sign in: ${await answer.text()}`);
  await browser.dispose();
  return { cookies, provedAt: Date.now() };
};

/**
 * Signs both admins in at a house that nobody has been in yet, for all journeys to come.
 * @returns what forgets the sessions of all houses, after the last journey
 */
export const signInAdmins = async (site: string): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'shuka-admins-'));
  process.env['JOURNEYS_ADMINS'] = folder;
  keep(site, 'ngozi', await signInFirst(site, 'ngozi'));
  keep(site, 'ifeoma', await signInFirst(site, 'ifeoma'));
  return () => rmSync(folder, { recursive: true, force: true });
};
