import type { Thing } from '@shuka/domain/traceability';
import { rows, run, sql, type Db } from '#kit/db.ts';

/** A thing as it is kept, with the number its edges go by. */
export type KeptThing = Thing & { readonly number: number; readonly ownerId: string };

/** The house itself, which tells what its own books say. */
export const houseId = '00000000-0000-0000-0000-000000000000';

const columns = sql`t.id as number, t.uri as id, t.kind, t.owner_id as "ownerId", t.unit, t.made, t.used, t.shipped,
  t.received, t.packed, t.born_at as "bornAt", t.shipped_at as "shippedAt",
  t.ended_at as "endedAt", t.recalled_at as "recalledAt", t.made_by as "madeBy"`;

/**
 * Things by their ids, their rows locked in one order. @param ownerId who tells: only what they may know of is known.
 */
export const holdThings = async (db: Db, uris: readonly string[], ownerId: string): Promise<Map<string, KeptThing>> => {
  const found = await rows<KeptThing>(
    db,
    sql`select ${columns}, t.owner_id = ${ownerId} as "isTheirs",
          t.owner_id = ${ownerId} or ${ownerId} = ${houseId} or exists (select 1 from traceability.knower k
            where k.company_id = ${ownerId} and k.thing_id = t.id) as "isKnown"
        from traceability.thing t where t.uri = any(${uris}::text[]) order by t.id for no key update`,
  );
  return new Map(found.map((thing) => [thing.id, thing]));
};

export type Named = { readonly name: string; readonly place: string };

type NewThing = Thing & Named & { readonly ownerId: string };

/** Whatever stands in another’s way says so by this: the same may simply be done again. */
export const collision = (): Error => Object.assign(new Error('another was first'), { code: '40001' });

/** Writes new things. @returns their numbers by their ids. @throws a collision where another wrote one of them a moment ago. */
export const insertThings = async (db: Db, things: readonly NewThing[]): Promise<Map<string, number>> => {
  if (things.length === 0) return new Map();
  const inOrder = things.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const of = <Value>(pick: (thing: NewThing) => Value): Value[] => inOrder.map(pick);
  const made = await rows<{ uri: string; number: number }>(
    db,
    sql`insert into traceability.thing (uri, kind, owner_id, name, place, unit, made, used, shipped, received, packed,
          born_at, shipped_at, ended_at, recalled_at, made_by)
        select * from unnest(${of((one) => one.id)}::text[], ${of((one) => one.kind)}::text[],
          ${of((one) => one.ownerId)}::uuid[], ${of((one) => one.name)}::text[], ${of((one) => one.place)}::text[],
          ${of((one) => one.unit)}::text[], ${of((one) => one.made)}::bigint[], ${of((one) => one.used)}::bigint[],
          ${of((one) => one.shipped)}::bigint[], ${of((one) => one.received)}::bigint[],
          ${of((one) => one.packed)}::bigint[], ${of((one) => one.bornAt)}::timestamptz[],
          ${of((one) => one.shippedAt)}::timestamptz[], ${of((one) => one.endedAt)}::timestamptz[],
          ${of((one) => one.recalledAt)}::timestamptz[], ${of((one) => one.madeBy)}::text[])
        on conflict (uri) do nothing returning uri, id as number`,
  );
  if (made.length < things.length) throw collision();
  return new Map(made.map(({ uri, number }) => [uri, number]));
};

/** Writes how things stand now; their rows are held. */
export const updateThings = (db: Db, things: readonly KeptThing[]) => {
  const of = <Value>(pick: (thing: KeptThing) => Value): Value[] => things.map(pick);
  return run(
    db,
    sql`update traceability.thing t set unit = n.unit, made = n.made, used = n.used, shipped = n.shipped,
          received = n.received, packed = n.packed, born_at = n.born_at, shipped_at = n.shipped_at,
          ended_at = n.ended_at, recalled_at = n.recalled_at, made_by = n.made_by
        from unnest(${of((one) => one.number)}::bigint[], ${of((one) => one.unit)}::text[],
          ${of((one) => one.made)}::bigint[], ${of((one) => one.used)}::bigint[], ${of((one) => one.shipped)}::bigint[],
          ${of((one) => one.received)}::bigint[], ${of((one) => one.packed)}::bigint[],
          ${of((one) => one.bornAt)}::timestamptz[], ${of((one) => one.shippedAt)}::timestamptz[],
          ${of((one) => one.endedAt)}::timestamptz[], ${of((one) => one.recalledAt)}::timestamptz[],
          ${of((one) => one.madeBy)}::text[])
          as n (id, unit, made, used, shipped, received, packed, born_at, shipped_at, ended_at, recalled_at, made_by)
        where t.id = n.id`,
  );
};

/** Lets companies know of things. */
export const insertKnowers = (db: Db, known: readonly { readonly companyId: string; readonly number: number }[]) =>
  run(
    db,
    sql`insert into traceability.knower (company_id, thing_id)
        select distinct * from unnest(${known.map(({ companyId }) => companyId)}::uuid[],
          ${known.map(({ number }) => number)}::bigint[]) order by 1, 2 on conflict do nothing`,
  );

/** Lets companies know of what was packed into units they know of, and into units in those. */
export const insertContentKnowers = (db: Db, companyIds: readonly string[], numbers: readonly number[]) =>
  run(
    db,
    sql`with recursive inside (id) as (
          select unnest(${numbers}::bigint[])
          union
          select e.from_id from inside i join traceability.thing t on t.id = i.id and t.kind = 'one'
            join traceability.edge e on e.to_id = i.id
        )
        insert into traceability.knower (company_id, thing_id)
        select c, i.id from unnest(${companyIds}::uuid[]) c, inside i order by 1, 2 on conflict do nothing`,
  );
