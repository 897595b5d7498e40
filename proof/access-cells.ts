/* Every cell of the matrix, and each call again with a session that is no session any more. */
import { run, sql } from '@shuka/server/kit/db.ts';
import { viewers, type ViewerName } from '@shuka/server/app/authorization-matrix.ts';
import { personOf } from '@shuka/server/app/matrix-people.ts';
import {
  ask,
  cellsOf,
  contracts,
  inputFor,
  openViewers,
  shapeFault,
  type Cell,
  type Viewers,
} from '@shuka/server/app/try-cell.ts';
import type { Browser, Input } from '@shuka/server/world/browser.ts';
import type { OpenHouse } from '@shuka/server/world/open-house.ts';

/** What was tried and what was not as it must be, in words. */
export type Found = {
  readonly cells: number;
  readonly dead: number;
  readonly checked: number;
  readonly denied: number;
  readonly wrong: readonly string[];
};

/** How a session comes to be one no more: by itself, with its account, or `lent`, a good one that another site's page uses. */
const ends = ['expired', 'ended', 'forged', 'closed', 'suspended', 'lent'] as const;

const dead = ['expired', 'ended', 'forged'] as const;

type End = (typeof ends)[number];

type Known = Exclude<ViewerName, 'nobody'>;

/** Those who are signed in whole: what is left of their sessions must not do what they could. */
const known: readonly Known[] = ['farmer', 'manager', 'investor', 'processor', 'admin'];

const withoutXsrf = (browser: Browser): Browser => ({
  ...browser,
  send: (request) => browser.send({ ...request, headers: { ...request.headers, 'x-xsrf-token': null } }),
  call: (contract, input, extras) =>
    browser.call(contract, input, { ...extras, headers: { ...extras?.headers, 'x-xsrf-token': null } }),
});

/** A browser that holds the cookies of a person's session, whatever becomes of it. */
const copyOf = (house: OpenHouse, held: Browser): Browser => {
  const copy = house.visitor();
  held.cookies.forEach((value, name) => copy.cookies.set(name, value));
  return copy;
};

const endLast = (house: OpenHouse, accountId: string, how: 'expires_at' | 'ended_at') =>
  run(
    house.pool,
    sql`update accounts.session
        set expires_at = case when ${how} = 'expires_at' then started_at else expires_at end,
          ended_at = case when ${how} = 'ended_at' then started_at end
        where id = (select id from accounts.session where account_id = ${accountId} order by started_at desc, id desc limit 1)`,
  );

/** A browser of a person whose session came to this end. */
const openEnded = async (house: OpenHouse, viewer: Known, end: (typeof dead)[number]): Promise<Browser> => {
  const { accountId } = personOf[viewer];
  const browser = copyOf(house, await house.signIn(personOf[viewer]));
  if (end === 'expired') await endLast(house, accountId, 'expires_at');
  if (end === 'ended') await endLast(house, accountId, 'ended_at');
  if (end === 'forged') browser.cookies.set('session', 'A'.repeat(43));
  return browser;
};

const setState = (house: OpenHouse, state: string) =>
  run(
    house.pool,
    sql`update accounts.account set state = ${state} where id = any(${known.map((one) => personOf[one].accountId)}::uuid[])`,
  );

type Counts = { cells: number; dead: number; checked: number; denied: number; wrong: string[] };

type Walk = {
  readonly house: OpenHouse;
  readonly viewers: Viewers;
  /** The browsers of sessions that ended for good, by "expired farmer"; the others are those of the walk itself. */
  readonly ended: ReadonlyMap<string, Browser>;
};

const tryCell = async ({ house, viewers: open }: Walk, cell: Cell, input: Input, found: Counts): Promise<void> => {
  const { operation, object, viewer, status } = cell;
  const browser = await open.browserOf(viewer, operation);
  const { contract, answer, wrote } = await ask(house.pool, browser, operation, input, status);
  const say = (words: string): number => found.wrong.push(`${operation}, ${viewer}, ${object}: ${words}`);
  found.cells += 1;
  if (answer.status !== status) say(`${answer.status} instead of ${status}: ${answer.text.slice(0, 200)}`);
  if ([401, 403, 404].includes(status)) found.denied += 1;
  if (wrote !== null) say(`was refused and wrote to ${wrote}`);
  if (answer.status >= 300) return;
  found.checked += 1;
  const fault = shapeFault(contract, answer.body);
  if (fault !== null) say(`the answer ${fault}`);
};

/** What a session that came to this end is answered; null where the operation does not ask for one. */
const statusOf = (operation: string, end: End): number | null => {
  const contract = contracts.get(operation);
  if (contract === undefined || contract.who === 'anyone') return null;
  if (end !== 'lent') return 401;
  const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(contract.method);
  const isOfKeys = typeof contract.who === 'string' && contract.who.startsWith('key:');
  return isWrite && !isOfKeys ? 403 : null;
};

type Ended = { readonly operation: string; readonly viewer: Known; readonly end: End; readonly input: Input };

/** The session of the walk is good, so that nothing but the state of its account, or the page, can be why it is refused. */
const browserFor = async ({ house, viewers: open, ended }: Walk, { viewer, end }: Ended): Promise<Browser> => {
  const held = ended.get(`${end} ${viewer}`) ?? copyOf(house, await open.browserOf(viewer, ''));
  return end === 'lent' ? withoutXsrf(held) : held;
};

const tryEnded = async (walk: Walk, one: Ended, found: Counts): Promise<void> => {
  const { operation, viewer, end, input } = one;
  const status = statusOf(operation, end);
  if (status === null) return;
  const { house } = walk;
  const browser = await browserFor(walk, one);
  const { answer, wrote } = await ask(house.pool, browser, operation, input, status);
  found.dead += 1;
  found.denied += 1;
  const say = (words: string): number => found.wrong.push(`${operation}, ${viewer}, ${end} session: ${words}`);
  if (answer.status !== status) say(`${answer.status} instead of ${status}`);
  if (wrote !== null) say(`wrote to ${wrote}`);
};

/** Who is turned away for asking often tells of no right; and that a session was used is written every few minutes. */
const settle = async ({ pool, clock }: OpenHouse): Promise<void> => {
  await run(pool, sql`delete from kit.throttle`);
  await run(pool, sql`update accounts.session set last_seen_at = ${clock.now()} where ended_at is null`);
};

const tryOperation = async (walk: Walk, operation: string, found: Counts): Promise<void> => {
  await settle(walk.house);
  const inputs = new Map<Known, Input>();
  for (const cell of cellsOf(operation)) {
    const input = await inputFor(walk.house, cell);
    await tryCell(walk, cell, input, found);
    await walk.viewers.tidy(operation);
    const who = known.find((one) => one === cell.viewer);
    // The first object of each person is the nearest to them: what they could do, had they a session.
    if (who !== undefined && !inputs.has(who) && cell.object !== 'malformed') inputs.set(who, input);
  }
  for (const end of ends) {
    const state = end === 'closed' || end === 'suspended' ? end : null;
    for (const viewer of inputs.keys()) await walk.viewers.browserOf(viewer, ''); // nobody signs in to what is closed
    if (state !== null) await setState(walk.house, state);
    for (const [viewer, input] of inputs) await tryEnded(walk, { operation, viewer, end, input }, found);
    if (state !== null) await setState(walk.house, 'active');
  }
};

/** Signs everybody in, and gives the walk of this house through operations. */
export const openWalk = async (house: OpenHouse) => {
  const open = openViewers(house);
  for (const viewer of viewers) await open.browserOf(viewer, '');
  const ended = new Map<string, Browser>();
  for (const end of dead)
    for (const viewer of known) ended.set(`${end} ${viewer}`, await openEnded(house, viewer, end));
  let errors = 0;
  return async (operations: readonly string[]): Promise<Found> => {
    const found: Counts = { cells: 0, dead: 0, checked: 0, denied: 0, wrong: [] };
    for (const operation of operations)
      await tryOperation({ house, viewers: open, ended }, operation, found).catch((error: unknown) =>
        found.wrong.push(`${operation} could not be tried: ${String(error)}`),
      );
    for (const { what, words } of house.errors.slice(errors))
      found.wrong.push(`an error in the log: ${words} ${String(what['error'])}`);
    errors = house.errors.length;
    return found;
  };
};
