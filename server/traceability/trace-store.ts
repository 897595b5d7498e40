import type { TracedThing } from '@shuka/domain/traceability';
import { row, rows, sql, type Db, type Query } from '#kit/db.ts';

const grams = (amount: Query): Query => sql`case when t.unit = 'KGM' then ${amount} end`;

const columns = sql`t.uri as thing, t.name, t.place, t.kind, ${grams(sql`t.made`)} as "madeGrams",
  ${grams(sql`greatest(0, t.made - t.used - greatest(0, t.shipped - t.received))`)} as "leftGrams", t.born_at as "bornAt",
  t.ended_at as "endedAt", t.recalled_at as "recalledAt"`;

/** One page of what a company knows of, the newest first. */
export const findKnownThings = (
  db: Db,
  companyId: string,
  after: string | null,
  limit: number,
): Promise<(TracedThing & { readonly number: number })[]> =>
  rows(
    db,
    sql`select t.id as number, ${columns} from traceability.knower k join traceability.thing t on t.id = k.thing_id
        where k.company_id = ${companyId} and t.kind <> 'process'
          and (${after}::bigint is null or k.thing_id < ${after}::bigint)
        order by k.thing_id desc limit ${limit}`,
  );

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

/** Which of these things became which. */
export const findEdgesAmong = async (db: Db, numbers: readonly number[]): Promise<[number, number][]> => {
  const found = await rows<{ from: number; to: number }>(
    db,
    sql`select distinct e.from_id as "from", e.to_id as "to" from unnest(${numbers}::bigint[]) n (id)
          join traceability.edge e on e.to_id = n.id`,
  );
  const among = new Set(numbers);
  return found.filter(({ from }) => among.has(from)).map(({ from, to }) => [from, to]);
};

/** The companies that know of any of these things. */
export const findKnowers = async (db: Db, numbers: readonly number[]): Promise<string[]> =>
  (
    await rows<{ companyId: string }>(
      db,
      sql`select distinct company_id as "companyId" from traceability.knower where thing_id = any(${numbers}::bigint[])`,
    )
  ).map(({ companyId }) => companyId);
