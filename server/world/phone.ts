import { gzipSync } from 'node:zlib';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { pushActs, registerDevice, type Line } from '@shuka/domain/sync';
import type { Answer, Browser } from './browser.ts';
import type { OpenHouse } from './open-house.ts';
import type { WorldPerson } from './people.ts';

export type Act = readonly [endpoint: string, input: unknown];
export type NumberedAct = readonly [seq: number, afterSeconds: number, endpoint: string, input: unknown];

/** A phone of a person as the server sees it: a store that is known, numbers for its acts, and pulls line by line. */
export type Phone = {
  readonly browser: Browser;
  readonly device: string;
  readonly epoch: string;
  /** Numbers acts from `from`, or from after the last one numbered. */
  number(acts: readonly Act[], from?: number): NumberedAct[];
  push(items: readonly NumberedAct[], waiting?: number): Promise<Answer<typeof pushActs>>;
  /** The lines of a pull from a cursor. */
  pull(cursor?: string): Promise<Line[]>;
};

const occurredAt = 1_767_225_600; // the first day of 2026

const readLines = (text: string): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** Opens a phone of a person, with a store the server did not know before. */
export const openPhone = async (house: OpenHouse, person: WorldPerson): Promise<Phone> => {
  const browser = house.as(person);
  const device = newId();
  const { body } = await browser.call(registerDevice, { deviceId: device, waiting: 0, missing: 0 });
  let next = 1;
  return {
    browser,
    device,
    epoch: body.epoch,
    number: (acts, from = next) => {
      next = Math.max(next, from + acts.length);
      return acts.map((act, place) => [from + place, place === 0 ? occurredAt : 60, ...act] as const);
    },
    push: async (items, waiting = 0) =>
      (await browser.send({
        method: 'POST',
        url: pushActs.path,
        payload: gzipSync(JSON.stringify({ device, epoch: body.epoch, waiting, items })),
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      })) as Answer<typeof pushActs>,
    pull: async (cursor) => {
      const query = cursor === undefined ? '' : `?c=${cursor}`;
      const answer = await browser.send({ method: 'GET', url: `/sync/pull${query}` });
      if (answer.status !== 200) throw new Error(`The pull was answered ${answer.status}: ${answer.text}`);
      return readLines(answer.text);
    },
  };
};
