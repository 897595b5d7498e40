import { forecast, type Cell, type SaidForecast } from '@shuka/domain/advisory';
import type { Position } from '@shuka/domain/kit/geodesy.ts';
import type { SaidWeather } from '#kit/weather.ts';
import { rows, run, sql, type Db } from '#kit/db.ts';

/** How long a note that a cell is wanted does. */
const wantedMillis = 3_600_000;

type Held = { cell: string; saidAt: string; provider: string; forecast: unknown };

const wholeForecast = sql`forecast`;

/** Most of a forecast are its hours, which only sprays hang on. */
const daysAlone = sql`jsonb_build_object('elevationMetres', null, 'days', forecast -> 'days', 'hours', '[]'::jsonb) as forecast`;

/** What was said of these cells, by their keys; a cell of which nothing was, or nothing that can be read, is left out. */
export const findSaid = async (
  db: Db,
  cells: readonly Cell[],
  of: 'all' | 'days' = 'all',
): Promise<Map<string, SaidForecast>> => {
  const held = await rows<Held>(
    db,
    sql`select cell, said_at as "saidAt", provider, ${of === 'all' ? wholeForecast : daysAlone}
        from advisory.weather_cell
        where cell = any(${cells.map(({ key }) => key)}::text[]) and said_at is not null`,
  );
  return new Map(
    held.flatMap(({ cell, saidAt, provider, forecast: said }) => {
      const read = forecast.safeParse(said);
      return read.success ? [[cell, { forecast: read.data, saidAt: new Date(saidAt), provider }] as const] : [];
    }),
  );
};

/**
 * Notes that somebody wants the weather of these cells; in the order of their keys, so that two never wait for each other.
 * What was wanted within the hour is not even locked: that would make a write of every look.
 */
export const wantCells = (db: Db, cells: readonly Cell[], now: Date): Promise<number> =>
  run(
    db,
    sql`insert into advisory.weather_cell (cell, longitude, latitude, wanted_at)
        select cell, longitude, latitude, ${now}
        from unnest(${cells.map(({ key }) => key)}::text[],
          ${cells.map(({ position }) => position[0])}::float8[], ${cells.map(({ position }) => position[1])}::float8[])
          as new (cell, longitude, latitude)
        where not exists (select 1 from advisory.weather_cell held
          where held.cell = new.cell and held.wanted_at >= ${new Date(now.getTime() - wantedMillis)})
        order by cell
        on conflict (cell) do update set wanted_at = excluded.wanted_at`,
  );

type ToAsk = { readonly cell: string; readonly position: Position };

type Due = { readonly keys: readonly string[] | null; readonly limit: number };

/**
 * Takes cells whose weather is to be asked for again: wanted of late, not said of late, not asked for this very while by
 * another server.
 */
export const takeDue = async (
  db: Db,
  { keys, limit }: Due,
  { now, saidBefore, wantedAfter, askedBefore }: Record<'now' | 'saidBefore' | 'wantedAfter' | 'askedBefore', Date>,
): Promise<ToAsk[]> => {
  const taken = await rows<{ cell: string; longitude: number; latitude: number }>(
    db,
    sql`update advisory.weather_cell set asked_at = ${now}
        where cell in (select cell from advisory.weather_cell
          where wanted_at >= ${wantedAfter} and (said_at is null or said_at < ${saidBefore})
            and (asked_at is null or asked_at < ${askedBefore})
            and (${keys}::text[] is null or cell = any(${keys}::text[]))
          order by said_at nulls first, cell limit ${limit} for update skip locked)
        returning cell, longitude, latitude`,
  );
  return taken.map(({ cell, longitude, latitude }) => ({ cell, position: [longitude, latitude] }));
};

export const keepSaid = (
  db: Db,
  said: readonly { readonly cell: string; readonly weather: SaidWeather }[],
  provider: string,
  now: Date,
): Promise<number> =>
  run(
    db,
    sql`update advisory.weather_cell held set said_at = ${now}, provider = ${provider}, forecast = new.forecast
        from unnest(${said.map(({ cell }) => cell)}::text[],
          ${said.map(({ weather }) => JSON.stringify(weather))}::jsonb[]) as new (cell, forecast)
        where held.cell = new.cell`,
  );
