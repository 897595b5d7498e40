import { afterAll, expect, test } from 'vitest';
import { captureEvents } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, run, sql } from '#kit/db.ts';
import { tellBooks } from '#traceability';
import { farmerWithLot } from '#world/farmer-with-lot.ts';
import { openHouse } from '#world/open-house.ts';
import { documentOf, harvestEvent, newThing, stepEvent } from '#world/trace-hands.ts';
import { someKey } from '#world/program-hands.ts';

const house = await openHouse();
afterAll(house.close);

const { headers } = await someKey(house, ['epcis-capture']);
const capture = (events: readonly object[]) =>
  house.visitor().call(captureEvents, {}, { headers, document: documentOf(events) });

test('of many who send off the same goods at once, one does', async () => {
  const lot = newThing();
  await capture([harvestEvent(lot, 100)]);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, place) => capture([stepEvent('shipping', lot, 60, { 'ext:truck': `KAN-${place}` })])),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 202));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ body }) => body.errors.map(({ code }) => code)))).toEqual(new Set(['not-enough']));
});

test('many servers that tell the books at once tell each row once', async () => {
  const { lotId } = await farmerWithLot(house, { kilograms: 10 });
  await Promise.all(Array.from({ length: 6 }, () => tellBooks(house.services)));
  const told = await rows(
    house.pool,
    sql`select 1 from traceability.event_thing m join traceability.thing t on t.id = m.thing_id
        where t.uri = ${`${house.services.publicUrl}/lot/${lotId}`}`,
  );
  expect(told).toHaveLength(1);
});

test('a row that cannot be told is put aside with its reason, and those after it are told', async () => {
  await tellBooks(house.services);
  await run(house.pool, sql`alter table traceability.thing add constraint no_grain check (name <> 'Trouble')`);
  const wrong = await farmerWithLot(house, { kilograms: 10, crop: 'Trouble' });
  const right = await farmerWithLot(house, { kilograms: 20 });
  await tellBooks(house.services);
  const uri = (lotId: string) => `${house.services.publicUrl}/lot/${lotId}`;
  const there = await rows<{ uri: string }>(
    house.pool,
    sql`select uri from traceability.thing where uri = any(${[uri(wrong.lotId), uri(right.lotId)]}::text[])`,
  );
  expect(there).toEqual([{ uri: uri(right.lotId) }]);
  expect(await rows(house.pool, sql`select kind from traceability.pending where trouble is not null`)).toEqual([
    { kind: 'step' },
  ]);
  expect(house.errors.map(({ words }) => words)).toEqual(['an event could not be told']);
});

test('an event is not changed, not even past the server', async () => {
  await capture([harvestEvent(newThing(), 1, { eventID: `urn:uuid:${newId()}` })]);
  await expect(run(house.pool, sql`update traceability.event set biz_step = 'shipping'`)).rejects.toThrow(
    /never changed/,
  );
  await expect(run(house.pool, sql`delete from traceability.event`)).rejects.toThrow(/never changed/);
});
