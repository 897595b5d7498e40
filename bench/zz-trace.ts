import { openPool } from '@shuka/server/kit/db.ts';
import { migrate } from '@shuka/server/kit/migrate.ts';
import { openTraceDesk } from '@shuka/server/world/trace-desk.ts';
import { seedEvents } from './trace-seed.ts';
const pool = openPool('postgres://postgres@127.0.0.1:5560/trace10', 4, () => undefined, 7_200_000);
const companyId = '0000c000-0000-0000-0000-000000000001';
const count = 10_000_000,
  anc = 10_000,
  step = Math.floor(count / (2 * anc + 2));
if (process.argv[2] === 'seed') {
  await migrate(pool);
  const b = performance.now();
  await seedEvents(pool, count, anc);
  console.log('seeded', (performance.now() - b) / 1000);
} else {
  const desk = openTraceDesk(pool);
  for (const [direction, n] of [
    ['back', step],
    ['forward', 2 * step],
  ] as const) {
    const t: number[] = [];
    for (let i = 0; i < Number(process.argv[3] ?? 33); i++) {
      const b = performance.now();
      await desk.trace({ companyId, thing: `https://bench.example/lot/${n}`, direction });
      t.push(performance.now() - b);
    }
    const s = t.slice(3).sort((a, b) => a - b);
    console.log(
      direction,
      'first',
      t[0]?.toFixed(0),
      'min',
      s[0]?.toFixed(0),
      'med',
      s[15]?.toFixed(0),
      'p95',
      s[Math.floor(s.length * 0.95)]?.toFixed(0),
    );
  }
}
await pool.end();
