import type { thingViews, TracedThing } from '@shuka/domain/traceability';
import { row, rows, sql, type Db, type Query } from '#kit/db.ts';

const grams = (amount: Query): Query => sql`case when t.unit = 'KGM' then ${amount} end`;

/** Of a thing `t`. */
export const gramsMade = grams(sql`t.made`);
export const gramsLeft = grams(sql`greatest(0, t.made - t.used - greatest(0, t.shipped - t.received))`);

const columns = sql`t.uri as thing, t.name, t.place, t.kind, ${gramsMade} as "madeGrams", ${gramsLeft} as "leftGrams",
  t.born_at as "bornAt", t.ended_at as "endedAt", t.recalled_at as "recalledAt"`;

type ThingView = (typeof thingViews)[number];

const views: Readonly<Record<ThingView, Query>> = {
  left: sql`t.ended_at is null and t.made - t.used - greatest(0, t.shipped - t.received) > 0`,
  units: sql`t.kind = 'one'`,
  recalled: sql`t.recalled_at is not null`,
};

/** So many of a company’s things a page of a search looks through, however rare what is searched for is. */
const mostLookedThrough = 2000;

type AskedThings = {
  readonly after: string | null;
  readonly limit: number;
  readonly search: string;
  readonly view: ThingView | null;
};

type KnownPage = {
  readonly items: (TracedThing & { readonly number: number })[];
  /** The last thing that was looked at; null where there is nothing more. */
  readonly lookedTo: string | null;
};

const asPattern = (search: string): string => `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/**
 * What a company knows of, the newest first. It looks through so many and no more: a page may hold fewer than asked for, and
 * the next goes on from there.
 */
export const findKnownThings = async (db: Db, companyId: string, asked: AskedThings): Promise<KnownPage> => {
  const { after, limit, search, view } = asked;
  const pattern = asPattern(search);
  const found = await rows<TracedThing & { readonly number: number; readonly last: number; readonly seen: number }>(
    db,
    sql`with near as materialized (select k.thing_id as id from traceability.knower k where k.company_id = ${companyId}
            and (${after}::bigint is null or k.thing_id < ${after}::bigint) order by k.thing_id desc limit ${mostLookedThrough}),
          looked as (select count(*)::int as seen, min(id) as last from near)
        select t.id as number, ${columns}, looked.last, looked.seen from looked left join lateral (
          select t.* from near join traceability.thing t on t.id = near.id
          where t.kind <> 'process' and (${search} = '' or t.name ilike ${pattern} or t.place ilike ${pattern})
            and ${view === null ? sql`true` : views[view]}
          order by t.id desc limit ${limit + 1}) t on true`,
  );
  const [first] = found;
  const fitting = found.filter(({ number }) => number !== null).map(withoutMarks);
  const items = fitting.slice(0, limit);
  if (fitting.length > limit) return { items, lookedTo: String(items.at(-1)?.number) };
  const isAll = first === undefined || first.seen < mostLookedThrough;
  return { items, lookedTo: isAll ? null : String(first.last) };
};

const withoutMarks = <Row extends { readonly last: number; readonly seen: number }>({
  last: _last,
  seen: _seen,
  ...shown
}: Row) => shown;

/** A thing that a company may know of; null for any other. */
export const findKnownThing = (
  db: Db,
  companyId: string,
  uri: string,
): Promise<{
  readonly number: number;
  readonly ownerId: string;
  readonly unit: string | null;
  readonly kind: string;
  readonly left: number;
  readonly name: string;
} | null> =>
  row(
    db,
    sql`select t.id as number, t.owner_id as "ownerId", t.unit, t.kind, t.name,
          t.made - t.used - greatest(0, t.shipped - t.received) as left
        from traceability.thing t join traceability.knower k on k.company_id = ${companyId} and k.thing_id = t.id
        where t.uri = ${uri} and t.born_at is not null`,
  );

/** The number of a thing, whoever knows of it; null for none. */
export const findThingNumber = async (db: Db, uri: string): Promise<number | null> =>
  (
    await row<{ number: number }>(
      db,
      sql`select id as number from traceability.thing where uri = ${uri} and born_at is not null`,
    )
  )?.number ?? null;

export type Direction = 'back' | 'forward';

/** All that a thing came from, or became, by the index of edges alone: no event is read. */
const closure = (from: readonly number[], direction: Direction): Query =>
  direction === 'back'
    ? sql`with recursive reached (id) as (select unnest(${from}::bigint[]) union
        select e.from_id from reached r join traceability.edge e on e.to_id = r.id)`
    : sql`with recursive reached (id) as (select unnest(${from}::bigint[]) union
        select e.to_id from reached r join traceability.edge e on e.from_id = r.id)`;

export type Reached = TracedThing & { readonly number: number; readonly ownerId: string };

/** The things that a thing came from, or became, itself among them; at most `limit`. */
export const findReached = (db: Db, from: readonly number[], direction: Direction, limit: number): Promise<Reached[]> =>
  rows<Reached>(
    db,
    sql`${closure(from, direction)}, near as materialized (select id from reached limit ${limit})
        select t.id as number, t.owner_id as "ownerId", ${columns} from near join traceability.thing t on t.id = near.id`,
  );

/** The companies that know of any of these things. */
export const findKnowers = async (db: Db, numbers: readonly number[]): Promise<string[]> =>
  (
    await rows<{ companyId: string }>(
      db,
      sql`select distinct company_id as "companyId" from traceability.knower where thing_id = any(${numbers}::bigint[])`,
    )
  ).map(({ companyId }) => companyId);
