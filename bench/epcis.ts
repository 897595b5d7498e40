/** What other systems tell of goods: events a second in documents of a hundred, over HTTP, into a database with more of them. */
import { newId } from '@shuka/domain/kit/new-id.ts';
import { openPool, type Pool } from '@shuka/server/kit/db.ts';
import { hashToken, newToken } from '@shuka/server/kit/secrets.ts';
import { mill } from '@shuka/server/world/companies.ts';
import { people } from '@shuka/server/world/people.ts';
import { documentOf, harvestEvent, newThing, stepEvent } from '@shuka/server/world/trace-hands.ts';
import { startHouse, type House } from './house.ts';
import { noPostgres, openDatabase } from './postgres.ts';
import { figure, figureAtLeast, heading, note, percentile } from './report.ts';

const documents = Number(process.env['BENCH_DOCUMENTS'] ?? 600);
const senders = 4;
const inDocument = 100;
const goal = 1000;

/** Twenty lots that are harvested, sent, received, milled and packed: a hundred events. */
const nextDocument = (): string => {
  const lots = Array.from({ length: inDocument / 5 }, () => newThing());
  const said = { eventTimeZoneOffset: '+01:00' };
  return documentOf([
    ...lots.map((lot) => harvestEvent(lot, 1200)),
    ...lots.map((lot) => stepEvent('shipping', lot, 1200)),
    ...lots.map((lot) => stepEvent('receiving', lot, 1198, { eventTime: '2026-03-23T09:00:00+01:00' })),
    ...lots.map((lot) => ({
      ...said,
      type: 'TransformationEvent',
      eventTime: '2026-03-24T09:00:00+01:00',
      inputQuantityList: [{ epcClass: lot, quantity: 1198, uom: 'KGM' }],
      outputQuantityList: [{ epcClass: `${lot}/flour`, quantity: 980, uom: 'KGM' }],
    })),
    ...lots.map((lot) => ({
      ...said,
      type: 'AggregationEvent',
      action: 'ADD',
      bizStep: 'packing',
      eventTime: '2026-03-25T09:00:00+01:00',
      parentID: `${lot}/pallet`,
      childQuantityList: [{ epcClass: `${lot}/flour`, quantity: 900, uom: 'KGM' }],
    })),
  ]);
};

/** A key of Danjuma's mill, put where its owner would have made one. */
const openDoor = async (pool: Pool): Promise<string> => {
  const key = `shuka_${newToken()}`;
  await pool.query(
    `insert into relations.key (id, company_id, name, head, hash, scopes, made_by, made_at)
     values ($1, $2, 'Bench', $3, $4, $5, $6, now())`,
    [
      newId(),
      mill.companyId,
      key.slice(0, 12),
      hashToken(key),
      ['epcis-capture', 'epcis-query'],
      people.danjuma.accountId,
    ],
  );
  return key;
};

const call = (house: House, key: string, path: string, document?: string) =>
  fetch(`${house.publicUrl}${path}`, {
    method: document === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/ld+json' },
    ...(document === undefined ? {} : { body: document }),
  });

/** @throws where a document was not kept whole: what was refused fast was not taken in. */
const send = async (house: House, key: string, document: string): Promise<number> => {
  const began = performance.now();
  const answer = await call(house, key, '/epcis/capture', document);
  const { kept, errors } = (await answer.json()) as { kept?: number; errors?: unknown };
  if (answer.status !== 202 || kept !== inDocument) throw new Error(`${answer.status}: ${JSON.stringify(errors)}`);
  return performance.now() - began;
};

const measure = async (house: House, key: string): Promise<void> => {
  const waiting = Array.from({ length: documents }, nextDocument);
  for (let warm = 0; warm < 5; warm += 1) await send(house, key, nextDocument());
  const times: number[] = [];
  const began = performance.now();
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) times.push(await send(house, key, next));
  };
  await Promise.all(Array.from({ length: senders }, work));
  const seconds = (performance.now() - began) / 1000;
  figureAtLeast(`events taken in a second, ${senders} programs at once`, (documents * inDocument) / seconds, '', goal);
  figure('a document of a hundred, p95', percentile(times, 0.95), 'ms', null);
  for (const [what, asked] of [
    ['the last thirty events', ''],
    ['thirty of a step', '?EQ_bizStep=receiving'],
    [
      'thirty of a step in a time',
      '?EQ_bizStep=packing&GE_eventTime=2026-03-25T00:00:00Z&LT_eventTime=2026-03-26T00:00:00Z',
    ],
  ] as const) {
    const looks: number[] = [];
    for (let look = 0; look < 50; look += 1) {
      const from = performance.now();
      const answer = await call(house, key, `/epcis/events${asked}`);
      await answer.text();
      if (answer.status !== 200) throw new Error(`${answer.status} for ${asked}`);
      looks.push(performance.now() - from);
    }
    figure(`${what}, p95`, percentile(looks, 0.95), 'ms', null);
  }
};

heading(`epcis: ${documents} documents of ${inDocument} events`);
const database = await openDatabase();
if (database === null) note(noPostgres);
else {
  const house = await startHouse({ databaseUrl: database.url });
  const pool = openPool(database.url, 2, () => undefined, 60_000);
  try {
    await measure(house, await openDoor(pool));
  } finally {
    await pool.end();
    await house.stop();
    await database.close();
  }
}
