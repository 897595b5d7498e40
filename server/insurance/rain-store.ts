import type { SaidRain } from '#advisory';
import { rows, run, sql, type Db } from '#kit/db.ts';

/** Notes what fell; a later word of the same day stands in place of an earlier one. @returns how many days were noted. */
export const noteRain = (db: Db, said: readonly SaidRain[]): Promise<number> =>
  run(
    db,
    sql`insert into insurance.rain as held (cell, day, rain, provider, said_at)
        select * from unnest(${said.map(({ cell }) => cell)}::text[], ${said.map(({ day }) => day)}::date[],
          ${said.map(({ millimetres }) => Math.round(millimetres * 100))}::integer[],
          ${said.map(({ provider }) => provider)}::text[],
          ${said.map(({ saidAt }) => saidAt.toISOString())}::timestamptz[])
        on conflict (cell, day) do update set rain = excluded.rain, provider = excluded.provider,
          said_at = excluded.said_at where excluded.said_at > held.said_at`,
  );

/** Squares that are watched from now on, at least until a day. */
export const watchCells = (db: Db, cells: readonly string[], until: string) =>
  run(
    db,
    sql`insert into insurance.watched_cell as held (cell, until_on)
        select cell, ${until}::date from unnest(${cells.toSorted()}::text[]) as new (cell)
        on conflict (cell) do update set until_on = greatest(held.until_on, excluded.until_on)
          where excluded.until_on > held.until_on`,
  );

/** Squares that are watched on a day, in the order of their keys. */
export const findWatched = async (db: Db, today: string, after: string, limit: number): Promise<string[]> =>
  (
    await rows<{ cell: string }>(
      db,
      sql`select cell from insurance.watched_cell where until_on >= ${today}::date - 1 and cell > ${after}
          order by cell limit ${limit}`,
    )
  ).map(({ cell }) => cell);

type Noted = { readonly cell: string; readonly day: string; readonly rain: number; readonly source: string | null };

/** What fell in a square, day by day; of official records also whose they are. */
export type CellRain = { readonly rain: Map<string, number>; readonly official: Map<string, string> };

/**
 * What fell in these squares in a window, day by day: the official record of a day by the list that was agreed to last, else
 * what was noted in its evening.
 */
export const findRain = async (
  db: Db,
  cells: readonly string[],
  from: string,
  until: string,
): Promise<Map<string, CellRain>> => {
  const known = await rows<Noted>(
    db,
    sql`with official as (
          select distinct on (o.cell, o.day) o.cell, o.day, o.rain, i.source from insurance.official_rain o
            join insurance.rain_import i on i.id = o.import_id and i.state = 'agreed'
          where o.cell = any(${[...cells]}::text[]) and o.day between ${from}::date and ${until}::date
          order by o.cell, o.day, i.version desc)
        select cell, day::text as day, rain, source from official
        union all
        select cell, day::text, rain, null from insurance.rain noted
        where cell = any(${[...cells]}::text[]) and day between ${from}::date and ${until}::date
          and not exists (select 1 from official where official.cell = noted.cell and official.day = noted.day)`,
  );
  const byCell = new Map<string, CellRain>();
  for (const { cell, day, rain, source } of known) {
    const held = byCell.get(cell) ?? { rain: new Map<string, number>(), official: new Map<string, string>() };
    held.rain.set(day, rain);
    if (source !== null) held.official.set(day, source);
    byCell.set(cell, held);
  }
  return byCell;
};
