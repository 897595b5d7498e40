/**
 * What is asked most, among ten thousand farmers and among a million: how much longer it takes there. The two houses are
 * asked in turns, one kind as often as another, at a pace that neither feels. BENCH_KEEP=yes keeps the worlds.
 */
import { openCrowd } from './mixed-ask.ts';
import { noPostgres } from './postgres.ts';
import { figure, heading, note, percentile } from './report.ts';
import { openWorld, type World } from './world.ts';

const small = 10_000;
const large = Number(process.env['BENCH_FARMERS'] ?? 1_000_000);
const rounds = Number(process.env['HOT_ROUNDS'] ?? 10);
const perSecond = 48;
const seconds = 10;
const goal = 1.5;

const isBad = (status: number): boolean => status === 0 || status >= 400;

const measure = async (one: World, other: World): Promise<void> => {
  const crowd = openCrowd();
  const taken = new Map<World, Record<string, number[]>>([
    [one, {}],
    [other, {}],
  ]);
  /** How many of a kind had which status. */
  const bad = new Map<string, number>();
  for (let round = -1; round < rounds; round += 1)
    for (const [world, times] of taken) {
      const mixed = await crowd.ask(world, 'evenly', perSecond, seconds);
      if (round === -1) continue; // warms up
      for (const [name, { statuses, millis }] of Object.entries(mixed.kinds)) {
        (times[name] ??= []).push(...millis);
        for (const [status, count] of Object.entries(statuses))
          if (isBad(Number(status))) bad.set(`${name}, ${status}`, (bad.get(`${name}, ${status}`) ?? 0) + count);
      }
    }
  crowd.close();
  const [few, many] = [taken.get(one) ?? {}, taken.get(other) ?? {}];
  for (const [name, millis] of Object.entries(few)) {
    const [before, after] = [percentile(millis, 0.95), percentile(many[name] ?? [], 0.95)];
    figure(`${name}: p95 among a million against ten thousand`, after / before, 'times', goal);
    note(`${before.toFixed(1)} ms and ${after.toFixed(1)} ms, of ${millis.length} each`);
  }
  const failed = [...bad.values()].reduce((sum, count) => sum + count, 0);
  figure('refused, failed or no answer', failed, '', 0);
  for (const [what, count] of bad) note(`${what}: ${count} times`);
};

heading(`hot: ${small.toLocaleString('en')} farmers against ${large.toLocaleString('en')}`);
const few = await openWorld(small);
const many = few === null ? null : await openWorld(large);
if (few === null || many === null) note(noPostgres);
else {
  try {
    await measure(few, many);
  } finally {
    await Promise.all([few.close(), many.close()]);
  }
}
