/** Work shared among processes: each has a house of its own, so that none waits for another's. */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** How many processes a proof works with: PROOF_PROCESSES, else one for each core. */
export const processes = Number(process.env['PROOF_PROCESSES'] ?? availableParallelism());

/**
 * Has tasks done by processes that each take the next one when they have done theirs.
 * @param file the program of a process, by the URL of who asks: it calls `serveTasks`.
 * @param done what is told of each task as it is done.
 */
export const shareOut = async <Task, Result>(
  file: string,
  tasks: readonly Task[],
  done: (result: Result, task: Task) => void,
): Promise<void> => {
  const waiting = [...tasks];
  const workOff = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(fileURLToPath(file), { execArgv: ['--import', 'tsx'] });
      let held: Task | undefined;
      const next = (): void => {
        held = waiting.shift();
        child.send(held === undefined ? { isOver: true } : { task: held });
      };
      child.on('message', (said: { isReady: true } | { result: Result }) => {
        if ('result' in said && held !== undefined) done(said.result, held);
        next();
      });
      child.on('error', reject);
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A process ended with ${code}.`))));
    });
  await Promise.all(Array.from({ length: Math.min(processes, tasks.length) }, workOff));
};

/** The other side: does the tasks that come, one after the other, until there are no more. */
export const serveTasks = async <Task, Result>(
  work: (task: Task) => Promise<Result>,
  close: () => Promise<void> = async () => undefined,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const answer = async (said: { task: Task } | { isOver: true }): Promise<void> => {
      if ('task' in said) return void process.send?.({ result: await work(said.task) });
      await close();
      process.disconnect();
      resolve();
    };
    process.on('message', (said: { task: Task } | { isOver: true }) => void answer(said).catch(reject));
    process.send?.({ isReady: true });
  });
