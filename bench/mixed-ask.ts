/** The crowd of mixed-crowd.ts, asked for so much at a time; and how its answers are told. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Mixed, MixedTask, OneKind } from './mixed-crowd.ts';
import { note, percentile } from './report.ts';
import type { World } from './world.ts';

const of = (mixed: Mixed): OneKind[] => Object.values(mixed.kinds);
const all = (mixed: Mixed): number[] => of(mixed).flatMap(({ millis }) => millis);

/** How many answers had a status of which this is so. */
export const answered = (mixed: Mixed, isIt: (status: number) => boolean): number =>
  of(mixed)
    .flatMap(({ statuses }) => Object.entries(statuses))
    .reduce((sum, [status, times]) => sum + (isIt(Number(status)) ? times : 0), 0);

export const isFault = (status: number): boolean => status === 0 || (status >= 500 && status !== 503);
export const isRefusal = (status: number): boolean => status === 429 || status === 503;
export const isOther = (status: number): boolean => status >= 400 && !isFault(status) && !isRefusal(status);

/** In milliseconds, of all kinds together. */
export const p95Of = (mixed: Mixed): number => percentile(all(mixed), 0.95);
export const medianOf = (mixed: Mixed): number => percentile(all(mixed), 0.5);

/** Says when requests had trouble, and why those failed that did. */
export const noteTroubles = ({ troubled, failures }: Mixed): void => {
  const seconds = Object.entries(troubled).map(([second, times]) => `${second}: ${times}`);
  if (seconds.length > 0) note(`troubled, by the second: ${seconds.slice(0, 60).join(', ')}`);
  if (failures.length > 0) note(`failed first: ${failures.join('; ')}`);
};

/** A crowd that asks houses, one after another; each request has a number of its own. */
export const openCrowd = () => {
  const crowd = fork(fileURLToPath(new URL('./mixed-crowd.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  let from = 0;
  const ask = async (
    { house, day }: World,
    order: MixedTask['order'],
    perSecond: number,
    seconds: number,
  ): Promise<Mixed> => {
    const secretKey = house.secretKey.toString('hex');
    const task: MixedTask = { ...day, port: house.port, secretKey, order, perSecond, seconds, from };
    from += perSecond * seconds;
    crowd.send(task);
    const [mixed] = (await once(crowd, 'message')) as [Mixed]; // mixed-crowd.ts sends nothing else
    return mixed;
  };
  return { ask, close: () => crowd.disconnect() };
};
