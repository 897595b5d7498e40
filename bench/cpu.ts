import { existsSync, readdirSync, readFileSync } from 'node:fs';

/*
 * CPU time from /proc, which tells it of any process alike. On a machine with other work it is the figure to compare:
 * waiting for a core makes a request slower, but no dearer. The clock of /proc ticks every 10 ms.
 */
const millisPerTick = 10;

export const canReadCpu = existsSync('/proc/self/stat');

/** The fields of /proc/<pid>/stat from the third on: the second is a name that may hold anything. */
const statOf = (processId: number): string[] | null => {
  try {
    const text = readFileSync(`/proc/${processId}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null; // it ended
  }
};

const ticks = (stat: readonly string[], from: number, to: number): number =>
  stat.slice(from, to).reduce((sum, field) => sum + Number(field), 0);

/** CPU milliseconds a process used since it began, in user and system mode. */
export const cpuMillisOf = (processId: number): number => ticks(statOf(processId) ?? [], 11, 13) * millisPerTick;

export const parentOf = (processId: number): number | null => Number(statOf(processId)?.[1] ?? Number.NaN) || null;

/** CPU milliseconds of a process, of the children it has, and of those it had. */
export const cpuMillisOfFamily = (processId: number): number => {
  const own = ticks(statOf(processId) ?? [], 11, 15);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = children.map((name) => statOf(Number(name))).filter((stat) => stat?.[1] === String(processId));
  return stats.reduce((sum, stat) => sum + ticks(stat ?? [], 11, 13), own) * millisPerTick;
};

const memoryOf = (processId: number, name: string): number => {
  const kilobytes = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
};

/** Megabytes a process holds in memory now, and the most it ever held. */
export const memoryMb = (processId: number) => ({
  now: memoryOf(processId, 'VmRSS'),
  most: memoryOf(processId, 'VmHWM'),
});
