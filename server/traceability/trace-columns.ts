import type { TracedThing } from '@shuka/domain/traceability';
import { row, sql, type Db, type Query } from '#kit/db.ts';
import { houseId } from './thing-store.ts';
import { gramsLeft, gramsMade, type Direction } from './trace-store.ts';

/*
 * Ten thousand rows cost more to take apart than to find: a trace is read by columns, each of which is one text of JSON.
 */

/** One thing became another, by their numbers. */
export type Link = readonly [from: number, to: number];

const links = (start: number, direction: Direction): Query =>
  direction === 'back'
    ? sql`with recursive link (from_id, to_id) as (
        select e.from_id, e.to_id from traceability.edge e where e.to_id = ${start}
        union select e.from_id, e.to_id from (select distinct from_id as id from link) r
          join traceability.edge e on e.to_id = r.id)`
    : sql`with recursive link (from_id, to_id) as (
        select e.from_id, e.to_id from traceability.edge e where e.from_id = ${start}
        union select e.from_id, e.to_id from (select distinct to_id as id from link) r
          join traceability.edge e on e.from_id = r.id)`;

/**
 * Which things became which on the way back from a thing, or forward, the nearest first; at most `limit`. By the index of
 * edges alone, each looked at once a step.
 */
export const findLinks = async (db: Db, start: number, direction: Direction, limit: number): Promise<Link[]> => {
  const found = await row<{ froms: number[] | null; tos: number[] | null }>(
    db,
    sql`${links(start, direction)} select json_agg(from_id) as froms, json_agg(to_id) as tos
        from (select from_id, to_id from link limit ${limit}) near`,
  );
  const tos = found?.tos ?? [];
  return (found?.froms ?? []).map((from, place): Link => [from, tos[place] ?? 0]);
};

/** A thing of a trace: whether it is of whoever asks, or of a farm. Whose it is otherwise does not leave the database. */
export type Linked = TracedThing & { readonly number: number; readonly isOurs: boolean; readonly isOfFarm: boolean };

/** Moments in milliseconds since 1970: quicker to write and to read than as text. */
type Columns = {
  readonly numbers: number[];
  readonly things: string[];
  readonly names: string[];
  readonly places: string[];
  readonly kinds: TracedThing['kind'][];
  readonly ours: boolean[];
  readonly farms: boolean[];
  readonly made: (number | null)[];
  readonly left: (number | null)[];
  readonly born: (number | null)[];
  readonly ended: (number | null)[];
  readonly recalled: (number | null)[];
};

const millis = (moment: Query): Query => sql`(extract(epoch from ${moment}) * 1000)::bigint`;

const isoOf = (moment: number | null | undefined): string | null =>
  moment === null || moment === undefined ? null : new Date(moment).toISOString();

const linkedOf = (columns: Columns, place: number): Linked => ({
  number: columns.numbers[place] ?? 0,
  thing: columns.things[place] ?? '',
  name: columns.names[place] ?? '',
  place: columns.places[place] ?? '',
  kind: columns.kinds[place] ?? 'class',
  isOurs: columns.ours[place] ?? false,
  isOfFarm: columns.farms[place] ?? false,
  madeGrams: columns.made[place] ?? null,
  leftGrams: columns.left[place] ?? null,
  bornAt: isoOf(columns.born[place]),
  endedAt: isoOf(columns.ended[place]),
  recalledAt: isoOf(columns.recalled[place]),
});

/** These things, in no order, as somebody sees them whose own are those of `ownerId`. */
export const findThings = async (db: Db, numbers: readonly number[], ownerId: string): Promise<Linked[]> => {
  const found = await row<{ [Name in keyof Columns]: Columns[Name] | null }>(
    db,
    sql`select json_agg(t.id) as numbers, json_agg(t.uri) as things, json_agg(t.name) as names, json_agg(t.place) as places,
          json_agg(t.kind) as kinds, json_agg(t.owner_id = ${ownerId}) as ours, json_agg(t.owner_id = ${houseId}) as farms,
          json_agg(${gramsMade}) as made, json_agg(${gramsLeft}) as left, json_agg(${millis(sql`t.born_at`)}) as born,
          json_agg(${millis(sql`t.ended_at`)}) as ended, json_agg(${millis(sql`t.recalled_at`)}) as recalled
        from traceability.thing t where t.id = any(${numbers}::bigint[])`,
  );
  if (found === null || found.numbers === null) return [];
  const columns = found as Columns; // all are of the same rows
  return columns.numbers.map((_number, place) => linkedOf(columns, place));
};
