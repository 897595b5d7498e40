/** How long a night's refresh of the advice of a million plots takes, and a look at the weather of ten thousand cells. */
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import type { Pool } from '@shuka/server/kit/db.ts';
import { migrate } from '@shuka/server/kit/migrate.ts';
import { openAdviceDesk, type AdviceDesk } from '@shuka/server/world/advice-desk.ts';
import { country, keeperAt, seedForecasts, seedPlots } from './advice-seed.ts';
import { measureInDatabase } from './in-database.ts';
import { figure, heading, note, percentile } from './report.ts';

const goals = { nightSeconds: 600, weatherMillis: 5 };

/** Fewer for a first look: `BENCH_PLOTS=100000`. */
const plots = Number(process.env['BENCH_PLOTS'] ?? 1_000_000);

type Told = { seasons: number; sowings: number; changed: number };

const nightOf = async (pool: Pool, day: string): Promise<Told> => {
  const { rows } = await pool.query<Told>(
    'select seasons, sowings, changed from advisory.advice_night where day = $1 and step = $2',
    [day, 'done'],
  );
  const [told] = rows;
  if (told === undefined) throw new Error('the night was not done');
  return told;
};

/** @returns the seconds it took. */
const measureNight = async (pool: Pool, desk: AdviceDesk, what: string, day: string): Promise<number> => {
  const began = performance.now();
  await desk.refresh();
  const seconds = (performance.now() - began) / 1000;
  const { seasons, sowings, changed } = await nightOf(pool, day);
  if (seasons !== plots) throw new Error(`${seasons} seasons were seen, not ${plots}`);
  figure(what, seconds, 's', goals.nightSeconds);
  const shared = (seasons / sowings).toFixed(1);
  note(`  ${sowings} sowings, each of ${shared} plots; ${changed} of them told otherwise, the rest not written`);
  return seconds;
};

const measureWeather = async (desk: AdviceDesk): Promise<void> => {
  const times: number[] = [];
  for (let cell = 0; cell < country.cells; cell += 1) {
    const began = performance.now();
    await desk.listWeather(keeperAt(cell));
    times.push(performance.now() - began);
  }
  figure(
    'weather of 10,000 cells from what is kept, mean',
    times.reduce((sum, one) => sum + one, 0) / times.length,
    'ms',
    goals.weatherMillis,
  );
  figure('the same, p95', percentile(times, 0.95), 'ms', null);
};

const measure = async (pool: Pool): Promise<void> => {
  await migrate(pool);
  let now = new Date();
  const desk = openAdviceDesk(pool, { now: () => now });
  const day = dayOf(now);
  await seedPlots(pool, plots, day);
  await seedForecasts(pool, day, 0, now);
  await pool.query('vacuum analyze');
  const first = await measureNight(pool, desk, 'the first night', day);
  now = new Date(now.getTime() + 86_400_000);
  const next = addDays(day, 1);
  await seedForecasts(pool, next, 3, now);
  const second = await measureNight(pool, desk, 'the next night, all forecasts anew', next);
  figure('the next night to the first', second / first, '', null);
  now = new Date(now.getTime() + 86_400_000);
  await measureNight(pool, desk, 'a night with no new forecast', addDays(day, 2));
  await measureWeather(desk);
};

heading(
  `advice: ${plots.toLocaleString('en')} plots, a season on each, in ${country.cells.toLocaleString('en')} cells`,
);
await measureInDatabase(measure);
