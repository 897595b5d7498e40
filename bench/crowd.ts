import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Measured } from './load.ts';
import type { Task } from './requests.ts';

/** A process that sends requests. */
export type Crowd = {
  /** @throws Error when any request was refused: a figure of refusals would be a fine one and mean nothing. */
  run(task: Task): Promise<Measured>;
  leave(): void;
};

export const gatherCrowd = (): Crowd => {
  const child = fork(fileURLToPath(new URL('./load.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  const run = async (task: Task): Promise<Measured> => {
    child.send(task);
    const [measured] = (await once(child, 'message')) as [Measured]; // load.ts sends nothing else
    if (measured.refusals.length > 0) throw new Error(`${task.kind} was refused: ${measured.refusals.join('; ')}`);
    return measured;
  };
  return { run, leave: () => child.disconnect() };
};
