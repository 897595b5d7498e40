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

type Noted = { readonly cell: string; readonly day: string; readonly rain: number };

/** What fell in these squares in a window, day by day. */
export const findRain = async (
  db: Db,
  cells: readonly string[],
  from: string,
  until: string,
): Promise<Map<string, Map<string, number>>> => {
  const noted = await rows<Noted>(
    db,
    sql`select cell, day::text as day, rain from insurance.rain
        where cell = any(${[...cells]}::text[]) and day between ${from}::date and ${until}::date`,
  );
  const byCell = new Map<string, Map<string, number>>();
  for (const { cell, day, rain } of noted) {
    const held = byCell.get(cell) ?? new Map<string, number>();
    byCell.set(cell, held.set(day, rain));
  }
  return byCell;
};
