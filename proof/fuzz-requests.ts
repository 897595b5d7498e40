/**
 * A million requests over all operations and roles, half of them the same in every run. FUZZ_REQUESTS says how many; a run
 * that was stopped goes on where it was.
 */
import { randomInt } from 'node:crypto';
import { commitOf } from './kit/machine.ts';
import { forgetParts, readPart, writePart } from './kit/progress.ts';
import type { Line, Proved } from './kit/section.ts';
import { shareOut } from './kit/workers.ts';
import type { Lot, LotResult } from './fuzz-lot.ts';

const asked = Number(process.env['FUZZ_REQUESTS'] ?? 1_000_000);

/** A part of a run: long enough to be worth a house of its own, short enough to be lost when a run is stopped. */
const requestsOfLot = 12_500;

/** Drawn once for a whole run, however often it is stopped; another commit or another size begins anew. */
type Run = { readonly commit: string; readonly asked: number; readonly fresh: number };

const openRun = (): Run => {
  const before = readPart<Run>('fuzz', 'run');
  if (before?.commit === commitOf() && before.asked === asked) return before;
  forgetParts('fuzz');
  const begun = { commit: commitOf(), asked, fresh: randomInt(2 ** 31) };
  writePart('fuzz', 'run', begun);
  return begun;
};

const seeds = (run: Run) => ({ fixed: 20_260_504, fresh: run.fresh });

const countAttempts = async (): Promise<number> => {
  const { openHouse } = await import('@shuka/server/world/open-house.ts');
  const { attemptsOf } = await import('@shuka/server/app/fuzz-senders.ts');
  const house = await openHouse();
  const { body } = await house.anyone.send({ method: 'GET', url: '/api/openapi.json' });
  await house.close();
  return attemptsOf(body as never).length; // our own document
};

const lotsOf = (run: Run, attempts: number): Lot[] => {
  const each = Math.ceil(asked / 2 / attempts);
  const count = Math.ceil(requestsOfLot / each);
  const firsts = Array.from({ length: Math.ceil(attempts / count) }, (_, place) => place * count);
  return Object.entries(seeds(run)).flatMap(([name, seed]) =>
    firsts.map((first) => ({ name: `${name}-${first}`, first, count, each, seed })),
  );
};

const sendAll = async (run: Run): Promise<LotResult[]> => {
  const lots = lotsOf(run, await countAttempts());
  const waiting = lots.filter(({ name }) => readPart('fuzz', name) === null);
  let left = waiting.length;
  await shareOut<Lot, LotResult>(new URL('./fuzz-worker.ts', import.meta.url).href, waiting, (result, lot) => {
    writePart('fuzz', lot.name, result);
    left -= 1;
    console.log(`${lot.name}: ${result.requests} requests, ${result.failures.length} failed; ${left} parts to go`);
  });
  return lots.flatMap(({ name }) => readPart<LotResult>('fuzz', name) ?? []);
};

const nought = (what: string, figure: number): Line => ({ what, figure, goal: 0, met: figure === 0 });

const linesOf = (run: Run, results: readonly LotResult[]): Line[] => {
  const sum = (of: (result: LotResult) => number): number => results.reduce((total, one) => total + of(one), 0);
  const requests = sum((one) => one.requests);
  const of = (kind: string): number => sum(({ statuses }) => statuses[kind] ?? 0);
  const { fixed, fresh } = seeds(run);
  return [
    {
      what: `requests, with the seeds ${fixed} and ${fresh}`,
      figure: requests,
      goal: '>= 1000000',
      met: requests >= 1e6,
    },
    { what: 'of them done', figure: of('2xx'), goal: '', met: null },
    { what: 'of them refused', figure: of('4xx'), goal: '', met: null },
    nought(
      'of them 5xx, or answers that tell of the inside',
      sum(({ failures }) => failures.length),
    ),
    nought(
      'of them answered after more than 5 s',
      sum(({ slow }) => slow),
    ),
    { what: 'the slowest', figure: `${Math.max(...results.map((one) => one.slowestMillis))} ms`, goal: '', met: null },
    nought(
      'errors in the log, and what nobody caught',
      sum(({ errors }) => errors.length),
    ),
    {
      what: 'operations that did their work at least once',
      figure: new Set(results.flatMap(({ done }) => done)).size,
      goal: '',
      met: null,
    },
  ];
};

export const proveRequests = async (): Promise<Proved> => {
  const run = openRun();
  const results = await sendAll(run);
  const faults = results.flatMap(({ failures, errors }) => [...failures, ...errors]);
  return { lines: linesOf(run, results), notes: [...new Set(faults.slice(0, 40))] };
};
