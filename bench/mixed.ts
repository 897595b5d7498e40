/**
 * A working day among a million farmers with two million farms, ten million entries and ten million events: everything at
 * once at a steady pace, then ever more until the house says it is too much, then the old pace again. MIXED_MINUTES=3 and
 * BENCH_FARMERS=20000 take a first look; BENCH_KEEP=yes keeps the world for the next.
 */
import { answered, isFault, isOther, isRefusal, medianOf, noteTroubles, openCrowd, p95Of } from './mixed-ask.ts';
import type { Mixed } from './mixed-crowd.ts';
import { noPostgres } from './postgres.ts';
import { figure, heading, note, percentile } from './report.ts';
import { openWorld, type World } from './world.ts';

const count = Number(process.env['BENCH_FARMERS'] ?? 1_000_000);
const minutes = Number(process.env['MIXED_MINUTES'] ?? 15);
const perSecond = Number(process.env['MIXED_PER_SECOND'] ?? 300);
const goals = { millis: 200, seedMinutes: 15, backSeconds: 10 };
/** Times the steady pace, each for a while. */
const ramp = [2, 3, 4, 6, 8];
const rampSeconds = 10;

const tell = (words: string, mixed: Mixed): void => {
  figure(`${words}: p95 of all`, p95Of(mixed), 'ms', goals.millis);
  figure(`${words}: p50 of all`, medianOf(mixed), 'ms', null);
  for (const [name, { millis }] of Object.entries(mixed.kinds))
    figure(`${words}: ${name}, p95`, percentile(millis, 0.95), 'ms', null);
  figure(`${words}: failed, or no answer`, answered(mixed, isFault), '', 0);
  figure(`${words}: refused as too much`, answered(mixed, isRefusal), '', 0);
  figure(`${words}: refused otherwise`, answered(mixed, isOther), '', 0);
  noteTroubles(mixed);
};

const measure = async (world: World): Promise<void> => {
  const crowd = openCrowd();
  const ask = (pace: number, seconds: number) => crowd.ask(world, 'mixed', pace, seconds);
  await ask(perSecond / 3, 60); // warms up: what is asked most is in memory on a working day
  tell('steady', await ask(perSecond, minutes * 60));
  for (const times of ramp) {
    const mixed = await ask(perSecond * times, rampSeconds);
    const refused = answered(mixed, isRefusal);
    figure(`${perSecond * times} a second: failed, or no answer`, answered(mixed, isFault), '', 0);
    note(`${perSecond * times} a second: p95 ${p95Of(mixed).toFixed(0)} ms, ${refused} refused as too much`);
    if (refused > 0) break;
  }
  const back: Mixed[] = [];
  for (let second = 0; second < goals.backSeconds; second += 1) back.push(await ask(perSecond, 1));
  const good = back.findIndex((mixed) => p95Of(mixed) <= goals.millis && answered(mixed, isRefusal) === 0);
  const after = good === -1 ? Number.POSITIVE_INFINITY : good + 1;
  figure('back at the steady pace: good again after', after, 's', goals.backSeconds);
  crowd.close();
};

heading(`mixed: ${count.toLocaleString('en')} farmers, ${perSecond} requests a second for ${minutes} minutes`);
const world = await openWorld(count);
if (world === null) note(noPostgres);
else {
  if (world.seedMinutes !== null) figure('mixed: seeded in', world.seedMinutes, 'min', goals.seedMinutes);
  await measure(world).finally(world.close);
}
