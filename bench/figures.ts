/** The national dashboard among a million farmers and ten million records: read from counters, which are refreshed. */
import type { Pool } from '@shuka/server/kit/db.ts';
import { migrate } from '@shuka/server/kit/migrate.ts';
import { openFiguresDesk } from '@shuka/server/world/figures-desk.ts';
import { seedFarmers, visitSome } from './figures-seed.ts';
import { measureInDatabase } from './in-database.ts';
import { figure, heading, note, percentile } from './report.ts';

const count = Number(process.env['BENCH_FARMERS'] ?? 1_000_000);
const changed = Math.min(1000, count);
const looks = 50;
const goalMillis = 300;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

type Desk = ReturnType<typeof openFiguresDesk>;

/** @throws where nothing was counted: a fast answer with nothing in it is none. */
const measureReading = async (desk: Desk, place: string): Promise<void> => {
  const text = await desk.read(place);
  if (!text.includes('"shown"')) throw new Error(`nothing is shown of ${place}`);
  const times: number[] = [];
  for (let look = 0; look < looks; look += 1) times.push(await timed(() => desk.read(place)));
  figure(`figures of ${place}, p95 of ${looks}`, percentile(times, 0.95), 'ms', goalMillis, Math.min(...times));
  note(`its answer has ${Math.round(text.length / 1024)} KB before it is packed`);
};

const measure = async (pool: Pool): Promise<void> => {
  await migrate(pool);
  const seeding = await timed(() => seedFarmers(pool, count));
  note(`${count} farmers with ten records each were written in ${Math.round(seeding / 1000)} s`);
  const desk = openFiguresDesk(pool);
  const whole = await timed(desk.refresh);
  figure('everybody counted', whole / 1000, 's', null);
  figure('and of that for 1,000 farmers', (whole / count) * 1000, 'ms', null);
  await measureReading(desk, 'NG');
  await measureReading(desk, 'KN');
  await visitSome(pool, changed);
  const part = await timed(desk.refresh);
  figure(`${changed} farmers of all LGAs changed, counted and summed`, part / 1000, 's', null);
  figure('their share of counting everybody', part / whole, '', null);
};

heading(`figures: ${count} farmers`);
await measureInDatabase(measure, { giveUpMillis: 3_600_000 });
