/*
 * Lists give exactly what whoever asks may see: two of the most important by an oracle of their own in SQL, with every filter;
 * all that are paged by what must hold of each, page by page and with the cursor of somebody else.
 */
import { listPeople } from '@shuka/domain/accounts';
import { listMyFarms } from '@shuka/domain/farms';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { roles } from '@shuka/domain/kit/viewer.ts';
import { rows, run, sql } from '@shuka/server/kit/db.ts';
import { cellsOf, contracts, inputFor, openViewers, type Cell } from '@shuka/server/app/try-cell.ts';
import type { Browser, Input } from '@shuka/server/world/browser.ts';
import type { OpenHouse } from '@shuka/server/world/open-house.ts';
import { people } from '@shuka/server/world/people.ts';

type Page = { readonly items: readonly object[]; readonly next: string | null };

const mostPages = 200;

/** Everything of a list, a page after the other. @throws Error where a page is refused or there is no end. */
const readAll = async (browser: Browser, contract: Contract, input: Input, limit: string): Promise<string[]> => {
  const all: string[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const asked: Input = { ...input, limit, ...(after === null ? {} : { after }) };
    const { status, body, text } = await browser.call(contract, asked);
    if (status !== 200) throw new Error(`a page was answered ${status}: ${text.slice(0, 120)}`);
    const { items, next } = body as unknown as Page;
    all.push(...items.map((item) => JSON.stringify(item)));
    after = next;
    if (after === null) return all;
  }
  throw new Error(`has no end after ${mostPages} pages`);
};

const idsOf = (items: readonly string[], name: string): string[] =>
  items.map((item) => String((JSON.parse(item) as Record<string, unknown>)[name])).sort();

/** A sentence where two lists of ids are not the same; none where they are. */
const unlike = (what: string, told: readonly string[], allowed: readonly string[]): string[] =>
  told.join() === [...allowed].sort().join() ? [] : [`${what}: ${told.length} told, ${allowed.length} allowed`];

const states = [undefined, 'active', 'pending', 'suspended', 'closed'] as const;

/** People as admins list them, by role and state in every combination. */
const tryPeople = async (house: OpenHouse): Promise<string[][]> => {
  const admin = house.as(people.ngozi);
  const wrong: string[][] = [];
  for (const role of [undefined, ...roles])
    for (const state of states) {
      const allowed = await rows<{ id: string }>(
        house.pool,
        sql`select id from accounts.account where (${role ?? null}::text is null or ${role ?? null} = any(roles))
            and (${state ?? null}::text is null or state = ${state ?? null})`,
      );
      const filter = { ...(role === undefined ? {} : { role }), ...(state === undefined ? {} : { state }) };
      const told = idsOf(await readAll(admin, listPeople, filter, '5'), 'accountId');
      const what = `people, ${role ?? 'any role'}, ${state ?? 'any state'}`;
      wrong.push(
        unlike(
          what,
          told,
          allowed.map(({ id }) => id),
        ),
      );
    }
  return wrong;
};

/** The farms of each farmer of the world: their own that were not removed, and nobody else's. */
const tryFarms = async (house: OpenHouse): Promise<string[][]> => {
  const wrong: string[][] = [];
  for (const person of [people.amina, people.musa, people.halima]) {
    const kept = await rows<{ id: string }>(
      house.pool,
      sql`select id from farms.farm where keeper_id = ${person.accountId} and removed_at is null`,
    );
    const answer = await house.as(person).call(listMyFarms, { limit: '1' });
    if (answer.status === 403) continue; // no farmer
    const told = idsOf(await readAll(house.as(person), listMyFarms, {}, '1'), 'id');
    wrong.push(
      unlike(
        `farms of ${person.firstName}`,
        told,
        kept.map(({ id }) => id),
      ),
    );
  }
  return wrong;
};

/** The fields of a schema of an object; none of others. */
const fieldsOf = (schema: Contract['input']): readonly string[] =>
  Object.keys((schema as unknown as { def: { shape?: object } }).def.shape ?? {});

const isPaged = ({ method, input, output }: Contract): boolean =>
  method === 'GET' &&
  ['after', 'limit'].every((name) => fieldsOf(input).includes(name)) &&
  ['items', 'next'].every((name) => fieldsOf(output).includes(name));

/** A list that is itself written down when it is read, as that of the audit log, grows between two readings. */
const isSame = (whole: readonly string[], small: readonly string[], grows: boolean): boolean =>
  whole.every((item) => small.includes(item)) && (grows || small.length === whole.length);

/** Of one list and viewer: small pages make up the large one, nothing comes twice, and a foreign cursor brings nothing more. */
const tryPaged = async (house: OpenHouse, cell: Cell, contract: Contract, browser: Browser, foreign: string[]) => {
  await run(house.pool, sql`delete from kit.throttle`);
  const input = await inputFor(house, cell);
  const what = `${cell.operation}, ${cell.viewer}, ${cell.object}`;
  const whole = await readAll(browser, contract, input, '100');
  const wrong: string[] = [];
  if (new Set(whole).size !== whole.length) wrong.push(`${what}: something is told twice`);
  if (whole.length <= 100) {
    const small = await readAll(browser, contract, input, '2');
    if (!isSame(whole, small, contract.audit !== 'no')) wrong.push(`${what}: small pages are not the large one`);
  }
  for (const after of foreign) {
    const { status, body } = await browser.call(contract, { ...input, limit: '100', after });
    if (status !== 200) continue; // a cursor of another kind of list is refused
    const more = (body as unknown as Page).items.filter((item) => !whole.includes(JSON.stringify(item)));
    if (more.length > 0 && whole.length <= 100) wrong.push(`${what}: the cursor of somebody else brought more`);
  }
  const { body } = await browser.call(contract, { ...input, limit: '1' });
  const { next } = body as unknown as Page;
  if (next !== null) foreign.push(next);
  return wrong;
};

const tryAllPaged = async (house: OpenHouse): Promise<string[][]> => {
  const wrong: string[][] = [];
  const open = openViewers(house);
  for (const [operation, contract] of [...contracts].filter(([, one]) => isPaged(one))) {
    const cursors: string[] = [];
    for (const cell of cellsOf(operation).filter(({ status }) => status === 200)) {
      const browser = await open.browserOf(cell.viewer, operation);
      const found = await tryPaged(house, cell, contract, browser, cursors).catch((error: unknown) => [
        `${operation}, ${cell.viewer}, ${cell.object}: ${String(error)}`,
      ]);
      wrong.push(found);
    }
  }
  return wrong;
};

/** How many lists were read whole, and a sentence for each that told more or less than it may. */
export const tryLists = async (house: OpenHouse): Promise<{ lists: number; wrong: string[] }> => {
  const all = [...(await tryPeople(house)), ...(await tryFarms(house)), ...(await tryAllPaged(house))];
  return { lists: all.length, wrong: all.flat() };
};
