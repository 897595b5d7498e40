import type { ScoutingDraft, SprayDay } from '@shuka/domain/advisory';
import { rows, run, sql, type Db } from '#kit/db.ts';
import type { InCell } from './alert-store.ts';

/** The last walk of a season for a pest, with the crop and cell that the night tied the season to. */
export type FoundLately = Pick<
  ScoutingDraft,
  'id' | 'seasonId' | 'pest' | 'stage' | 'scoutedOn' | 'plantsPerSpot' | 'hits'
> & {
  readonly keeperId: string;
  readonly crop: string;
  readonly cell: string;
};

const counts = sql`removed_at is null and not exists (select 1 from advisory.scouting c where c.corrects =`;

/** One page of walks since a day, after a day and an id; those that a later walk, or a correction, took the place of are left out. */
export const findFoundLately = (
  db: Db,
  since: string,
  [day, id]: readonly [string, string],
  limit: number,
): Promise<FoundLately[]> =>
  rows<FoundLately>(
    db,
    sql`select w.id, w.season_id as "seasonId", w.pest, w.stage, w.scouted_on::text as "scoutedOn",
          w.plants_per_spot as "plantsPerSpot", to_json(w.hits) as hits, w.keeper_id as "keeperId", a.crop, a.cell
        from advisory.scouting w
          join advisory.told_season t on t.season_id = w.season_id join advisory.advice a on a.id = t.advice_id
        where w.scouted_on >= ${since}::date and (w.scouted_on, w.id) > (${day}::date, ${id}::uuid) and w.${counts} w.id)
          and not exists (select 1 from advisory.scouting n
            where n.season_id = w.season_id and n.pest = w.pest and (n.scouted_on, n.id) > (w.scouted_on, w.id)
              and n.${counts} n.id))
        order by w.scouted_on, w.id limit ${limit}`,
  );

type DayInCell = { readonly cell: string; readonly day: string };

const pairs = (of: readonly DayInCell[]) =>
  sql`unnest(${of.map(({ cell }) => cell)}::text[], ${of.map(({ day }) => day)}::date[])`;

/** What is counted on in these cells, by their keys. */
export const findSprayDays = async (db: Db, cells: readonly string[]): Promise<Map<string, SprayDay[]>> => {
  const held = await rows<SprayDay & { cell: string }>(
    db,
    sql`select cell, day::text, until_hour as until from advisory.spray_day where cell = any(${cells}::text[])`,
  );
  const byCell = new Map<string, SprayDay[]>();
  for (const { cell, ...one } of held) byCell.set(cell, [...(byCell.get(cell) ?? []), one]);
  return byCell;
};

/** Notes what can be counted on from now. A day that is good again is lost no more, to whoever was not told yet. */
export const keepSprayDays = async (db: Db, good: readonly (SprayDay & DayInCell)[], people: readonly InCell[]) => {
  await run(
    db,
    sql`insert into advisory.spray_day (cell, day, until_hour)
        select cell, day, until_hour from unnest(${good.map(({ cell }) => cell)}::text[],
          ${good.map(({ day }) => day)}::date[], ${good.map(({ until }) => until)}::text[]) as new (cell, day, until_hour)
        order by cell, day
        on conflict (cell, day) do update set until_hour = excluded.until_hour
          where advisory.spray_day.until_hour <> excluded.until_hour`,
  );
  await run(
    db,
    sql`delete from advisory.cell_alert held using ${pairs(good)} as again (cell, day)
        where held.kind = 'spray-lost' and held.cell = again.cell and held.day = again.day`,
  );
  await run(
    db,
    sql`delete from advisory.alert_notice held using ${peopleOf(people)}, ${pairs(good)} as again (cell, day)
        where held.kind = 'spray-lost' and held.taken_at is null and held.account_id = p.account_id
          and again.cell = p.cell and held.day = again.day`,
  );
};

const peopleOf = (people: readonly InCell[]) => sql`
  unnest(${people.map(({ accountId }) => accountId)}::uuid[], ${people.map(({ cell }) => cell)}::text[]) as p (account_id, cell)`;

/** Notes which days are lost, and puts them into the queue for these people; a day is told once to each. */
export const loseSprayDays = async (
  db: Db,
  lost: readonly DayInCell[],
  people: readonly InCell[],
  today: string,
): Promise<void> => {
  await run(
    db,
    sql`delete from advisory.spray_day held using ${pairs(lost)} as gone (cell, day)
        where held.cell = gone.cell and held.day = gone.day`,
  );
  await run(
    db,
    sql`insert into advisory.cell_alert (cell, kind, day, value, noted_on)
        select cell, 'spray-lost', day, 0, ${today}::date from ${pairs(lost)} as gone (cell, day) on conflict do nothing`,
  );
  await run(
    db,
    sql`insert into advisory.alert_notice (account_id, kind, day, value, noted_on)
        select distinct p.account_id, c.kind, c.day, 0, ${today}::date
        from ${peopleOf(people)} join advisory.cell_alert c
          on c.cell = p.cell and c.kind = 'spray-lost' and c.day >= ${today}::date
        on conflict do nothing`,
  );
};

export const dropOverSprayDays = (db: Db, today: string): Promise<number> =>
  run(db, sql`delete from advisory.spray_day where day < ${today}::date`);
