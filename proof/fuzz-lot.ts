/* One lot of the fuzz: some attempts with one seed, in a house that nobody was in before. */
import fc from 'fast-check';
import { run, sql } from '@shuka/server/kit/db.ts';
import {
  attemptsOf,
  baseOf,
  inside,
  openSenders,
  type Attempt,
  type Document,
} from '@shuka/server/app/fuzz-senders.ts';
import { requestsFor } from '@shuka/server/app/fuzz-values.ts';
import type { Browser, Request } from '@shuka/server/world/browser.ts';
import { openHouse, type OpenHouse } from '@shuka/server/world/open-house.ts';

/** `first` and `count` say which attempts; each of them sends `each` requests made from `seed`. */
export type Lot = {
  readonly name: string;
  readonly first: number;
  readonly count: number;
  readonly each: number;
  readonly seed: number;
};

export type LotResult = {
  requests: number;
  /** Requests by the hundred of their status, `2xx`. */
  statuses: Record<string, number>;
  slowestMillis: number;
  slow: number;
  /** The operations that did their work at least once. */
  done: string[];
  /** Requests that failed, in words: the first of each operation at length. */
  failures: string[];
  errors: string[];
};

const mostMillis = 5000;

/** Between so many requests the counts of calls are forgotten: who is turned away at the door finds nothing behind it. */
const forgetEvery = 10;

const forgetCounts = (house: OpenHouse) => run(house.pool, sql`delete from kit.throttle`);

const told = (request: Request): string => JSON.stringify(request).slice(0, 500);

const sendAll = async (
  open: () => Browser,
  name: string,
  requests: readonly Request[],
  house: OpenHouse,
  result: LotResult,
) => {
  for (const [place, request] of requests.entries()) {
    if (place % forgetEvery === 0) await forgetCounts(house);
    const began = performance.now();
    const { status, text } = await open().send(request);
    const took = performance.now() - began;
    const kind = `${Math.floor(status / 100)}xx`;
    result.requests += 1;
    result.statuses[kind] = (result.statuses[kind] ?? 0) + 1;
    result.slowestMillis = Math.max(result.slowestMillis, Math.round(took));
    if (took > mostMillis) result.slow += 1;
    if (status < 300 && !result.done.includes(name)) result.done.push(name);
    if (status >= 500 || inside.test(text))
      result.failures.push(`${status} to ${told(request)}: ${text.slice(0, 300)}`);
  }
};

const tryAttempt = async (house: OpenHouse, attempt: Attempt, lot: Lot, open: () => Browser, result: LotResult) => {
  const [, name, path, method, operation] = attempt;
  const arbitrary = requestsFor(path, method, operation, await baseOf(house, attempt));
  const requests = fc.sample(arbitrary, { seed: lot.seed, numRuns: lot.each });
  await sendAll(open, name, requests, house, result);
};

/** What nobody caught; the process goes on, and the proof tells of it. */
const uncaught: string[] = [];
process.on('unhandledRejection', (error) => uncaught.push(String(error)));

export const runLot = async (lot: Lot): Promise<LotResult> => {
  const house = await openHouse({ checksAnswers: false });
  const { body } = await house.anyone.send({ method: 'GET', url: '/api/openapi.json' });
  const attempts = attemptsOf(body as unknown as Document).slice(lot.first, lot.first + lot.count);
  const senderOf = await openSenders(house);
  const result: LotResult = {
    requests: 0,
    statuses: {},
    slowestMillis: 0,
    slow: 0,
    done: [],
    failures: [],
    errors: [],
  };
  for (const attempt of attempts) await tryAttempt(house, attempt, lot, await senderOf(attempt[0], attempt[1]), result);
  result.errors = [
    ...house.errors.map(({ what, words }) => `${words} ${String(what['error'])}`),
    ...uncaught.splice(0),
  ];
  await house.close();
  return result;
};
