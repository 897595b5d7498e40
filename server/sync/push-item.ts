import { readEndpoint, toToday } from '@shuka/domain/kit/act-version.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { mostPushLetters, type Item } from '@shuka/domain/sync';
import type { Secrets } from '#kit/secrets.ts';
import { hashOfInput } from '#kit/same-write.ts';
import { parseInput } from '#kit/input.ts';
import type { Route } from '#kit/route.ts';

/** A queued act as it arrived, before anything is known of its endpoint. */
export type Arrived = {
  readonly seq: number;
  readonly occurredAt: Date;
  readonly endpoint: string;
  readonly input: unknown;
  readonly inputHash: Buffer;
};

/** A queued act with the route that does it and the input that route takes. */
export type Ready<Of = Arrived> = { readonly arrived: Of; readonly route: Route; readonly input: unknown };

type Sent = Pick<Arrived, 'endpoint' | 'input'>;

const mostSeq = 2_147_483_647;
const lastSecond = 253_402_300_799; // the year 9999
const mostDepth = 40;

const isDeeper = (value: unknown, than: number): boolean => {
  if (value === null || typeof value !== 'object') return false;
  return than === 0 || Object.values(value).some((held) => isDeeper(held, than - 1));
};

const inTime = (seconds: number): Date => new Date(Math.min(Math.max(seconds, 0), lastSecond) * 1000);

/**
 * The items of a batch with their times and hashes.
 * @throws Problem `too-large` for several that are together longer than any phone sends; `invalid` when their numbers do
 *   not ascend, or an input is nested deeper than any act's.
 */
export const readItems = (items: readonly Item[], secrets: Secrets): Arrived[] => {
  let before = 0;
  let seconds = 0;
  let letters = 0;
  return items.map(([seq, afterSeconds, endpoint, input], place) => {
    const isRight = seq > before && seq <= mostSeq && !isDeeper(input, mostDepth);
    if (!isRight) throw new Problem('invalid', { fields: [{ field: `items.${place}`, says: 'field.wrong' }] });
    letters += JSON.stringify(input ?? null).length;
    if (letters > mostPushLetters && place > 0) throw new Problem('too-large');
    before = seq;
    seconds += afterSeconds;
    return { seq, occurredAt: inTime(seconds), endpoint, input, inputHash: hashOfInput(secrets, [endpoint, input]) };
  });
};

/**
 * Finds the route of an act and reads its input, brought to today's shape.
 * @throws Problem `unknown-act`, `needs-network`, `invalid`; `unknown-version` for a shape this server does not know, made by
 * a newer app, say.
 */
export const readAct = <Of extends Sent>(arrived: Of, routes: ReadonlyMap<string, Route>): Ready<Of> => {
  const said = readEndpoint(arrived.endpoint);
  if (said === null) throw new Problem('unknown-act');
  const route = routes.get(said.name);
  if (route === undefined) throw new Problem('unknown-act');
  const { contract } = route;
  if (contract.offline !== 'queue') throw new Problem('needs-network');
  const today = toToday(contract, said.version, arrived.input);
  if (today === null) throw new Problem('unknown-version');
  return { arrived, route, input: parseInput(contract, today.input) };
};
