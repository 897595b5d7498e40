/** What an admin waits for who brings a list of 100,000 farmers: to have it tried, and to have it written. */
import type { Pool } from '@shuka/server/kit/db.ts';
import { migrate } from '@shuka/server/kit/migrate.ts';
import { importAtPace } from '@shuka/server/world/import-pace.ts';
import { measureInDatabase } from './in-database.ts';
import { figure, heading, note, percentile } from './report.ts';

/** Smaller lists tell the pace of a small machine: `IMPORT_ROWS=5000`. */
const farmers = Number(process.env['IMPORT_ROWS'] ?? 100_000);
const goals = { secondsOf100k: 300, timesBareInserts: 60, growth: 1.6, progressMillis: 100 };

const adminId = '00000000-0000-4000-8000-0000000f0000';

const admin = `insert into accounts.account (id, first_name, last_name, email, phone, roles, state, created_at)
  values ($1, 'Ngozi', 'Eze', 'ngozi@bench.example', '+2348090000001', '{admin}', 'active', now())`;

const timed = async (work: () => Promise<unknown> | undefined): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

/** As many rows in three bare tables, one statement each: the least that account, profile and word can cost. */
const bareSeconds = async (pool: Pool): Promise<number> => {
  for (const name of ['one', 'two', 'three'])
    await pool.query(`create table public.${name} (id uuid primary key, said text not null)`);
  return timed(async () => {
    for (const name of ['one', 'two', 'three'])
      await pool.query(
        `insert into public.${name} select gen_random_uuid(), repeat('x', 200) from generate_series(1, $1::int)`,
        [farmers],
      );
  });
};

const measure = async (pool: Pool): Promise<void> => {
  await migrate(pool);
  await pool.query(admin, [adminId]);
  const bare = await bareSeconds(pool);
  const desk = await importAtPace(pool, adminId, farmers);
  const tried = await timed(desk.tryIt);
  const half = farmers / 2;
  const looks: number[] = [];
  const marks = { begun: performance.now(), half: 0 };
  const watch = { isOn: true };
  const watched = (async () => {
    while (watch.isOn) {
      const began = performance.now();
      const { done } = await desk.progress();
      looks.push(performance.now() - began);
      if (marks.half === 0 && done >= half) marks.half = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  const applied = await timed(desk.apply);
  watch.isOn = false;
  await watched;
  const { good, done } = await desk.progress();
  const scale = 100_000 / farmers;
  figure('tried and written, for 100,000 farmers at this pace', (tried + applied) * scale, 's', goals.secondsOf100k);
  figure('the same as three bare inserts of as many rows, times', (tried + applied) / bare, '', goals.timesBareInserts);
  const first = marks.half - marks.begun;
  const growth = (applied * 1000 - first) / first;
  if (marks.half > 0) figure('the second half of the writing, times the first', growth, '', goals.growth);
  figure('how far it has come, while it is written, p95', percentile(looks, 0.95), 'ms', goals.progressMillis);
  note(
    `${good} good and ${done} written of ${farmers}: tried in ${tried.toFixed(1)} s, written in ${applied.toFixed(1)} s`,
  );
};

heading(`import: a list of ${farmers} farmers`);
await measureInDatabase(measure, { connections: 10 });
