import { afterAll, expect, test } from 'vitest';
import { coolGoods, listKeyData, ownLink, packUnit, readKeyDataFile } from '@shuka/domain/traceability';
import { weighDelivery } from '@shuka/domain/processing';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { openGate } from '#world/gate-hands.ts';
import { deliveryDraft } from '#world/gate-drafts.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { keeper } from '#world/keeper.ts';

/* What Danjuma's mill shows a buyer in the USA of fresh maize: 21 CFR Part 1, Subpart S. */

const house = await openHouse();
afterAll(house.close);

const { companyId } = mill;
const { amina, danjuma } = people;
const owner = house.as(danjuma);
const gate = await openGate(house);
const today = dayOf(house.clock.now());
const span = { companyId, from: addDays(today, -200), to: addDays(today, 2) };

/** Sixty kilograms that came over the gate, by the code of the delivery. */
const someGrain = async (): Promise<{ grain: string; weighedAt: string }> => {
  const draft = deliveryDraft(gate);
  const { status, text } = await owner.call(weighDelivery, draft);
  if (status !== 201) throw new Error(text);
  return { grain: ownLink(house.services.publicUrl, draft.id), weighedAt: draft.weighedAt };
};

const minutesAfter = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString();

test('fresh goods are cooled, then packed for the first time: each is a step of its own, and the packing tells of both', async () => {
  const { grain, weighedAt } = await someGrain();
  const said = (minutes: number) => ({ id: newId(), companyId, happenedAt: minutesAfter(weighedAt, minutes) });
  const parts = [{ thing: grain, grams: 20_000 }];
  const cooled = await owner.call(coolGoods, { ...said(5), method: 'forced-air', parts });
  expect(cooled.status).toBe(201);
  const packed = await owner.call(packUnit, { ...said(10), unitId: null, sscc: '', says: 'Crates of maize', parts });
  expect(packed.status).toBe(201);
  const { items } = (await owner.call(listKeyData, { ...span, limit: '100' })).body;
  expect(items.find(({ cte }) => cte === 'cooling')).toMatchObject({ section: '1.1325', quantity: 20, role: 'lot' });
  const packing = items.filter(({ cte }) => cte === 'initial-packing');
  expect(packing).toMatchObject([
    { section: '1.1330', role: 'input', quantity: 20, product: 'Maize' },
    { section: '1.1330', role: 'output', quantity: null, tlc: packed.body.unit, product: 'Crates of maize' },
  ]);
  for (const line of packing) {
    expect(line.harvest, 'where and when it began').toContain(dayOf(new Date(weighedAt)));
    expect(line.cooling).toContain('Danjuma Mills');
  }
  expect(items.filter(({ cte }) => cte === 'harvesting').every(({ cooling }) => cooling === '')).toBe(true);
  const csv = await owner.call(readKeyDataFile, { ...span, format: 'csv' });
  expect(csv.text).toContain('Initial packing');
});

test('a cooling is refused of goods that are not there, before they were, and without saying how', async () => {
  const { grain, weighedAt } = await someGrain();
  const draft = (change: object) => ({
    id: newId(),
    companyId,
    happenedAt: minutesAfter(weighedAt, 5),
    method: 'icing',
    parts: [{ thing: grain, grams: 1000 }],
    ...change,
  });
  const unknown = [{ thing: ownLink(house.services.publicUrl, newId()), grams: 1000 }];
  expect((await owner.call(coolGoods, draft({ parts: unknown }))).body.code).toBe('unknown-thing');
  const before = draft({ happenedAt: minutesAfter(weighedAt, -600) });
  expect((await owner.call(coolGoods, before)).body.code).toBe('before-birth');
  expect((await owner.call(coolGoods, draft({ method: '' }))).body.errors).toEqual([
    { field: 'method', says: 'traceability.methodRequired' },
  ]);
  expect((await house.as(amina).call(coolGoods, draft({}))).status).toBe(403);
});

test('a clerk with no network cools before selling; the phone shows it as a row of its own, once', async () => {
  const phone = await openPhone(house, danjuma);
  const weighed = deliveryDraft(gate);
  const grain = ownLink(house.services.publicUrl, weighed.id);
  const said = (minutes: number) => ({ id: newId(), companyId, happenedAt: minutesAfter(weighed.weighedAt, minutes) });
  const cooling = { ...said(1), method: 'icing', parts: [{ thing: grain, grams: 5000 }] };
  const acts = phone.number([
    ['processing.weighDelivery', weighed],
    ['traceability.coolGoods', cooling],
    ['traceability.sellGoods', { ...said(2), parts: [{ thing: grain, grams: 5000 }] }],
  ]);
  for (const _ of [1, 2]) expect((await phone.push(acts)).body.issues).toEqual([]);
  const shown = keeper();
  shown.apply(await phone.pull());
  expect(shown.kept.get(`coolingAct ${cooling.id}`)?.body).toMatchObject({ method: 'icing' });
  expect(shown.kept.has(`goodsAct ${cooling.id}`)).toBe(false);
});
