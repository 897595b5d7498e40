/**
 * The memory of a house in an hour of a working day's requests: how much more it holds at the end than at the beginning.
 * Counted is the least of each minute, which is what is held after the garbage went. MEMORY_MINUTES=5 takes a first look.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { answered, isFault, noteTroubles, openCrowd } from './mixed-ask.ts';
import { noPostgres } from './postgres.ts';
import { figure, heading, note } from './report.ts';
import { openWorld, type World } from './world.ts';

const count = Number(process.env['BENCH_FARMERS'] ?? 10_000);
const minutes = Number(process.env['MEMORY_MINUTES'] ?? 60);
const perSecond = Number(process.env['MEMORY_PER_SECOND'] ?? 50);
const warmMinutes = Math.min(10, minutes / 2);
const goalPercent = 1;

/** What a process holds in memory, in megabytes. */
const heldBy = (processId: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

/** The slope of the straight line that lies nearest, a step. */
const slopeOf = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let shared = 0;
  let spread = 0;
  for (const [place, value] of values.entries()) {
    shared += (place - middle) * (value - mean);
    spread += (place - middle) ** 2;
  }
  return shared / spread;
};

const leastInAMinute = async (processId: number): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let second = 0; second < 60; second += 1) {
    least = Math.min(least, heldBy(processId));
    await pause(1000);
  }
  return least;
};

const measure = async (world: World): Promise<void> => {
  const crowd = openCrowd();
  const { processId } = world.house;
  const asking = crowd.ask(world, 'mixed', perSecond, (warmMinutes + minutes) * 60);
  await pause(warmMinutes * 60_000);
  const held: number[] = [];
  while (held.length < minutes) held.push(await leastInAMinute(processId));
  const mixed = await asking;
  figure('failed, or no answer', answered(mixed, isFault), '', 0);
  noteTroubles(mixed);
  crowd.close();
  const mean = held.reduce((sum, value) => sum + value, 0) / held.length;
  figure(
    `memory after ${minutes} minutes: more than before`,
    ((slopeOf(held) * minutes) / mean) * 100,
    '%',
    goalPercent,
  );
  figure('memory, the mean', mean, 'MB', null);
  note(`MB, the least of each minute: ${held.map((value) => value.toFixed(0)).join(' ')}`);
};

heading(`memory: ${perSecond} requests a second for ${minutes} minutes after ${warmMinutes}, ${count} farmers`);
const world = await openWorld(count);
if (world === null) note(noPostgres);
else await measure(world).finally(world.close);
