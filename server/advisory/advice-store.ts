import { advice, type Advice } from '@shuka/domain/advisory';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A sowing as its advice knows it; nought days where nobody said how long the variety stands. */
export type SowingKey = {
  readonly cell: string;
  readonly zone: string;
  readonly crop: string;
  readonly sownOn: string;
  readonly standsFrom: number;
  readonly standsTo: number;
};

export type ToldSeason = { readonly seasonId: string; readonly sowing: SowingKey };

const arraysOf = (sowings: readonly SowingKey[]) => sql`
  unnest(${sowings.map(({ cell }) => cell)}::text[], ${sowings.map(({ zone }) => zone)}::text[],
    ${sowings.map(({ crop }) => crop)}::text[], ${sowings.map(({ sownOn }) => sownOn)}::date[],
    ${sowings.map(({ standsFrom }) => standsFrom)}::int[], ${sowings.map(({ standsTo }) => standsTo)}::int[])`;

const isSame = sql`held.cell = new.cell and held.crop = new.crop and held.sown_on = new.sown_on
  and held.stands_from = new.stands_from and held.stands_to = new.stands_to and held.zone = new.zone`;

/** Names the sowings that are new; those of one page, in an order, so that two never wait for each other. */
export const keepSowings = (db: Db, sowings: readonly SowingKey[]): Promise<number> =>
  run(
    db,
    sql`insert into advisory.advice (cell, zone, crop, sown_on, stands_from, stands_to)
        select distinct * from ${arraysOf(sowings)} as new (cell, zone, crop, sown_on, stands_from, stands_to)
        where not exists (select 1 from advisory.advice held where ${isSame})
        order by 1, 3, 4, 5, 6, 2 on conflict do nothing`,
  );

/** Ties seasons to what sowings like theirs are told; writes only those that are tied otherwise. */
export const tieSeasons = (db: Db, told: readonly ToldSeason[]): Promise<number> =>
  run(
    db,
    sql`insert into advisory.told_season (season_id, advice_id)
        select asked.id, held.id
        from unnest(${told.map(({ seasonId }) => seasonId)}::uuid[]) with ordinality as asked (id, place)
        join ${arraysOf(told.map(({ sowing }) => sowing))} with ordinality
          as new (cell, zone, crop, sown_on, stands_from, stands_to, place) using (place)
        join advisory.advice held on ${isSame}
        left join advisory.told_season tied on tied.season_id = asked.id
        where tied.advice_id is distinct from held.id
        on conflict (season_id) do update set advice_id = excluded.advice_id`,
  );

/** Lets go of the seasons after one, up to another or to the end, that are not among these. */
export const untieGone = (db: Db, after: string, last: string | null, told: readonly ToldSeason[]): Promise<number> =>
  run(
    db,
    sql`delete from advisory.told_season held
        where season_id > ${after}::uuid and (${last}::uuid is null or season_id <= ${last}::uuid)
          and not exists (select 1 from unnest(${told.map(({ seasonId }) => seasonId)}::uuid[]) as kept (id)
            where kept.id = held.season_id)`,
  );

export const dropUntold = (db: Db, limit: number): Promise<number> =>
  run(
    db,
    sql`delete from advisory.advice where id in (select a.id from advisory.advice a
          where not exists (select 1 from advisory.told_season t where t.advice_id = a.id) order by a.id limit ${limit})`,
  );

type HeldSowing = SowingKey & { readonly id: number };

/** One page of all sowings by cell, after a cell and an id. */
export const findSowings = (db: Db, after: readonly [string, number], limit: number): Promise<HeldSowing[]> =>
  rows<HeldSowing>(
    db,
    sql`select id, cell, zone, crop, sown_on::text as "sownOn", stands_from as "standsFrom", stands_to as "standsTo"
        from advisory.advice where (cell, id) > (${after[0]}, ${after[1]}::bigint) order by cell, id limit ${limit}`,
  );

/** @returns how many of them are told otherwise from now on; the others are not written. */
export const keepAdvice = (
  db: Db,
  said: readonly { readonly id: number; readonly advice: Advice }[],
  now: Date,
): Promise<number> =>
  run(
    db,
    sql`update advisory.advice held set said = new.said, changed_at = ${now}
        from unnest(${said.map(({ id }) => id)}::bigint[], ${said.map((one) => JSON.stringify(one.advice))}::jsonb[])
          as new (id, said)
        where held.id = new.id and held.said is distinct from new.said`,
  );

type SeasonAdvice = { readonly advice: Advice; readonly changedAt: string };

/** What these seasons are told, by their ids; one that no night has seen yet is left out. */
export const findAdvice = async (db: Db, seasonIds: readonly string[]): Promise<Map<string, SeasonAdvice>> => {
  const found = await rows<{ seasonId: string; said: unknown; changedAt: string }>(
    db,
    sql`select t.season_id as "seasonId", a.said, a.changed_at as "changedAt"
        from advisory.told_season t join advisory.advice a on a.id = t.advice_id
        where t.season_id = any(${seasonIds}::uuid[]) and a.said is not null`,
  );
  return new Map(
    found.flatMap(({ seasonId, said, changedAt }) => {
      const read = advice.safeParse(said);
      return read.success ? [[seasonId, { advice: read.data, changedAt }] as const] : [];
    }),
  );
};

export type Night = { readonly step: 'seasons' | 'advice' | 'alerts' | 'done'; readonly after: string };

export const beginNight = (db: Db, day: string, after: string, now: Date): Promise<number> =>
  run(
    db,
    sql`insert into advisory.advice_night (day, step, after, began_at)
        values (${day}, 'seasons', ${after}, ${now}) on conflict do nothing`,
  );

/** How far a night came, with its row locked: of two servers at it, each does other pages. */
export const holdNight = (db: Db, day: string): Promise<Night | null> =>
  row<Night>(db, sql`select step, after from advisory.advice_night where day = ${day} for no key update`);

type Done = { readonly seasons?: number; readonly sowings?: number; readonly changed?: number; readonly told?: number };

export const moveNight = (
  db: Db,
  day: string,
  { step, after }: Night,
  { seasons = 0, sowings = 0, changed = 0, told = 0 }: Done,
  now: Date,
): Promise<number> =>
  run(
    db,
    sql`update advisory.advice_night set step = ${step}, after = ${after}, seasons = seasons + ${seasons},
          sowings = sowings + ${sowings}, changed = changed + ${changed}, told = told + ${told},
          done_at = ${step === 'done' ? now : null} where day = ${day}`,
  );
