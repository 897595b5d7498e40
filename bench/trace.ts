/** Where a lot of ten thousand ancestors came from, and where one of ten thousand descendants went, among ten million events. */
import type { Pool } from '@shuka/server/kit/db.ts';
import { migrate } from '@shuka/server/kit/migrate.ts';
import { openTraceDesk } from '@shuka/server/world/trace-desk.ts';
import { measureInDatabase } from './in-database.ts';
import { figure, heading, note, percentile } from './report.ts';
import { seedEvents } from './trace-seed.ts';

const count = Number(process.env['BENCH_EVENTS'] ?? 10_000_000);
const ancestors = Number(process.env['BENCH_ANCESTORS'] ?? 10_000);
const looks = 30;
const goalMillis = 200;

type Asked = { readonly companyId: string; readonly thing: string; readonly direction: 'back' | 'forward' };

/** @throws where not all of them were found: a fast answer that lacks some is none. */
const measureTrace = async (pool: Pool, what: string, asked: Asked, least: number): Promise<void> => {
  const desk = openTraceDesk(pool);
  const times: number[] = [];
  let bytes = 0;
  for (let look = 0; look < looks + 3; look += 1) {
    const began = performance.now();
    const text = await desk.trace(asked);
    times.push(performance.now() - began);
    bytes = text.length;
    const found = (JSON.parse(text) as { things: unknown[] }).things.length;
    if (found < least || found > least + 1) throw new Error(`${found} things were found, not ${least}`);
  }
  figure(`${what}, the first time`, times[0] ?? Number.NaN, 'ms', null);
  figure(`${what}, p95 of ${looks}`, percentile(times.slice(3), 0.95), 'ms', goalMillis, Math.min(...times.slice(3)));
  figure(`${what}, median`, percentile(times.slice(3), 0.5), 'ms', null);
  note(`its answer has ${Math.round(bytes / 1024)} KB before it is packed`);
};

const measure = async (pool: Pool): Promise<void> => {
  await migrate(pool);
  const began = performance.now();
  const { companyId, withAncestors, withDescendants } = await seedEvents(pool, count, ancestors);
  note(`${count} events were written in ${Math.round((performance.now() - began) / 1000)} s`);
  const all = ancestors + 1;
  await measureTrace(pool, 'traced back', { companyId, thing: withAncestors, direction: 'back' }, all);
  await measureTrace(pool, 'traced forward', { companyId, thing: withDescendants, direction: 'forward' }, all);
};

heading(`trace: ${ancestors} ancestors among ${count} events`);
await measureInDatabase(measure, { giveUpMillis: 3_600_000 });
