/*
 * Phones that come back from the field, in a process of their own: all batches are made and compressed before the clock
 * starts, so that making them takes nothing from the server that is measured.
 */
import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { registerFarm, registerPlot } from '@shuka/domain/farms';
import { makeRecords } from './records.ts';
import { credentialsOf, deviceOf, farmOf } from './seed.ts';

export type Kind = 'farms' | 'plots';

export type PushTask = {
  readonly kind: Kind;
  readonly port: number;
  readonly secretKey: string;
  readonly epoch: string;
  readonly phones: number;
  readonly batches: number;
  readonly batchItems: number;
  readonly seed: number;
};

export type Pushed = { readonly records: number; readonly seconds: number; readonly refusals: readonly string[] };

type Batch = { readonly phone: number; readonly body: Buffer };

/** The first farmer has farms already. */
const numberOf = (phone: number): number => phone + 2;

/** What each phone registers, its `count` first of all. */
const draftsOf = (kind: Kind, phones: number, count: number, seed: number): object[][] => {
  const { farms, plots } = makeRecords(phones * count * (kind === 'farms' ? 5 : 2.5), seed);
  const farmDrafts = farms.map(({ id, name, stateCode, lga, sizeBand, crop }) => ({
    id,
    name,
    stateCode,
    lga,
    sizeBand,
    crop,
  }));
  const plotDrafts = plots.map(({ id, name, boundary, capturedBy, accuracyMetres, looksMocked }, place) => {
    const farmId = farmOf(numberOf(Math.floor(place / count)));
    return { id, farmId, name, boundary, capturedBy, accuracyMetres, looksMocked };
  });
  const drafts = kind === 'farms' ? farmDrafts : plotDrafts;
  return Array.from({ length: phones }, (_, phone) => drafts.slice(phone * count, (phone + 1) * count));
};

/** Each phone pushes its own farmer's records, its batches one after the other as a phone does. */
const batchesOf = ({ kind, phones, batches, batchItems, epoch, seed }: PushTask): Batch[][] => {
  const { name } = kind === 'farms' ? registerFarm : registerPlot;
  return draftsOf(kind, phones, batches * batchItems, seed).map((drafts, phone) =>
    Array.from({ length: batches }, (_, batch) => {
      const first = batch * batchItems;
      const items = drafts
        .slice(first, first + batchItems)
        .map((draft, place) => [first + place + 1 + seed * 1000, place === 0 ? 1_770_000_000 : 60, name, draft]);
      const body = { device: deviceOf(numberOf(phone)), epoch, waiting: 0, items };
      return { phone: numberOf(phone), body: gzipSync(JSON.stringify(body)) };
    }),
  );
};

/** Sends a batch; a server that is busy is asked again when it said, as a phone does. @returns why it was refused. */
const send = async (agent: Agent, task: PushTask, { phone, body }: Batch): Promise<string | null> => {
  const { cookie, xsrf } = credentialsOf(phone, Buffer.from(task.secretKey, 'hex'));
  const headers = { cookie, 'x-xsrf-token': xsrf, 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const sent = request({ agent, port: task.port, host: '127.0.0.1', path: '/sync/push', method: 'POST', headers });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  const text = (await answer.setEncoding('utf8').toArray()).join('');
  if (answer.statusCode === 503) {
    await pause(Number(answer.headers['retry-after']) * 1000);
    return send(agent, task, { phone, body });
  }
  return answer.statusCode === 200 && text.includes('"issues":[]')
    ? null
    : `${answer.statusCode} ${text.slice(0, 300)}`;
};

const run = async (task: PushTask): Promise<Pushed> => {
  const all = batchesOf(task);
  const agent = new Agent({ keepAlive: true });
  const refusals: string[] = [];
  const began = performance.now();
  await Promise.all(
    all.map(async (batches) => {
      for (const batch of batches) {
        const refusal = await send(agent, task, batch);
        if (refusal !== null) refusals.push(refusal);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { records: task.phones * task.batches * task.batchItems, seconds, refusals };
};

process.on('message', (task: PushTask) => void run(task).then((pushed) => process.send?.(pushed)));
process.on('disconnect', () => process.exit(0));
