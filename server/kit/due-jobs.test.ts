import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#world/test-database.ts';
import { openPool } from '#kit/db.ts';
import { dueBetween, plan } from '#kit/due-jobs.ts';
import { pgBossJobs } from '#kit/jobs.ts';

const database = await openTestDatabase();
const pool = openPool(database.url, 2, () => undefined);

afterAll(async () => {
  await pool.end();
  await database.close();
});

describe('work that comes up by itself', () => {
  const all = [
    plan('each minute', '* * * * *'),
    plan('by day', '20 8-19 * * *'),
    plan('by night', '30 1 * * *'),
    plan('on Sundays', '40 1 * * 0'),
    plan('each six hours', '25 */6 * * *'),
  ];

  test.each([
    ['2026-11-28T00:29:40Z', '2026-11-28T00:30:00Z', ['each minute', 'by night']],
    ['2026-11-28T00:30:00Z', '2026-11-28T00:30:20Z', []],
    ['2026-11-28T00:39:59Z', '2026-11-28T00:40:10Z', ['each minute']],
    ['2026-11-29T00:39:59Z', '2026-11-29T00:40:10Z', ['each minute', 'on Sundays']],
    ['2026-11-28T07:00:00Z', '2026-11-28T07:20:00Z', ['each minute', 'by day']],
    ['2026-11-28T19:10:00Z', '2026-11-28T19:30:00Z', ['each minute']],
    ['2026-11-28T04:30:00Z', '2026-11-28T05:30:00Z', ['each minute', 'each six hours']],
  ])('between %s and %s is what Nigeria’s clock says, once', (after, until, due) => {
    expect(dueBetween(all, new Date(after), new Date(until))).toEqual(due);
  });

  test('of a kind that no clock knows is refused before anything starts', () => {
    expect(() => plan('wrong', '61 * * * *')).toThrow('61');
  });
});

describe('with two servers', () => {
  const soon = { timeout: 20_000, interval: 50 };
  let runs = 0;
  beforeEach(() => {
    runs = 0;
  });

  /** Two servers that begin when nobody had looked for so long, and what they did in the next seconds. */
  const missed = async (name: string, cron: string, minutes: number): Promise<void> => {
    const servers = [1, 2].map(() => pgBossJobs(database.url, () => undefined, 0.5));
    await pool.query(`update kit.jobs_clock set looked_at = now() - make_interval(mins => $1)`, [minutes]);
    const work = async (): Promise<void> => void (runs += 1);
    for (const server of servers) await server.start([{ name, cron, work }]);
    const look = async () =>
      (await pool.query(`select now() - looked_at < '1 minute' as is_new from kit.jobs_clock`)).rows;
    await expect.poll(look, soon).toEqual([{ is_new: true }]);
    const open = async () =>
      (await pool.query(`select count(*)::int as open from pgboss.job where name = $1 and state < 'completed'`, [name]))
        .rows;
    await expect.poll(open, soon).toEqual([{ open: 0 }]);
    await Promise.all(servers.map((server) => server.stop()));
  };

  test('what came up while none was there is done once, not once for each minute nor for each server', async () => {
    const minutes = [3, 4, 5].map((ago) => new Date(Date.now() - ago * 60_000).getUTCMinutes());
    await missed('test.missed', `${minutes.join(',')} * * * *`, 10);
    expect(runs).toBe(1);
  });

  test('what is a whole day old is not made up for', async () => {
    const hour = (new Date().getUTCHours() + 1 + 12) % 24; // twelve hours from now by Nigeria’s clock
    await missed('test.daily', `30 ${hour} * * *`, 24 * 60);
    expect(runs).toBe(0);
  });
});
