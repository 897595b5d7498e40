/*
 * Phones that come back from the field, in a process of their own: all batches are made and compressed before the clock
 * starts, so that making them takes nothing from the server that is measured.
 */
import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { registerPlot } from '@shuka/domain/farms';
import { makeRecords } from './records.ts';
import { credentialsOf, deviceOf, farmOf } from './seed.ts';

export type PushTask = {
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

/** Each phone pushes to its own farmer's farm, its batches one after the other as a phone does. */
const batchesOf = ({ phones, batches, batchItems, epoch, seed }: PushTask): Batch[][] => {
  const { plots } = makeRecords(phones * batches * batchItems * 2.5, seed);
  return Array.from({ length: phones }, (_, phone) =>
    Array.from({ length: batches }, (__, batch) => {
      const first = (phone * batches + batch) * batchItems;
      const items = plots
        .slice(first, first + batchItems)
        .map(({ id, name, boundary, capturedBy, accuracyMetres, looksMocked }, place) => {
          const draft = { id, farmId: farmOf(phone + 1), name, boundary, capturedBy, accuracyMetres, looksMocked };
          return [
            batch * batchItems + place + 1 + seed * 1000,
            place === 0 ? 1_770_000_000 : 60,
            registerPlot.name,
            draft,
          ];
        });
      return {
        phone: phone + 1,
        body: gzipSync(JSON.stringify({ device: deviceOf(phone + 1), epoch, waiting: 0, items })),
      };
    }),
  );
};

const send = async (agent: Agent, task: PushTask, { phone, body }: Batch): Promise<string | null> => {
  const { cookie, xsrf } = credentialsOf(phone, Buffer.from(task.secretKey, 'hex'));
  const headers = { cookie, 'x-xsrf-token': xsrf, 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const sent = request({ agent, port: task.port, host: '127.0.0.1', path: '/sync/push', method: 'POST', headers });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  const text = (await answer.setEncoding('utf8').toArray()).join('');
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
