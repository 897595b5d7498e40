import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  captureEvents,
  listEvents,
  listShipments,
  listThings,
  packUnit,
  recallGoods,
  receiveGoods,
  sellGoods,
  shipGoods,
  traceThing,
  unpackUnit,
  type EpcisEvent,
} from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people, type WorldPerson } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { openHouse } from '#world/open-house.ts';
import { documentOf, harvestEvent, newThing } from '#world/trace-hands.ts';
import { someKey } from '#world/program-hands.ts';

const house = await openHouse();
afterAll(house.close);

const { companyId } = mill;
const { danjuma } = people;
const key = await someKey(house, ['epcis-capture', 'epcis-query']);
const buyer = await someCompany(house);
const buyersKey = await someKey(house, ['epcis-query'], { holderId: buyer.companyId, owner: buyer.owner });
let zainab: WorldPerson;

beforeAll(async () => {
  zainab = await someStaffer(house, 'clerk');
});

const at = (day: number) => `2026-05-${String(day).padStart(2, '0')}T09:00:00+01:00`;

/** Flour that the mill’s own program told of. */
const someFlour = async (kilograms: number): Promise<string> => {
  const [maize, flour] = [newThing(), newThing()];
  const milled = {
    type: 'TransformationEvent',
    eventTime: at(1),
    eventTimeZoneOffset: '+01:00',
    inputQuantityList: [{ epcClass: maize, quantity: kilograms * 1.25, uom: 'KGM' }],
    outputQuantityList: [{ epcClass: flour, quantity: kilograms, uom: 'KGM' }],
  };
  const document = documentOf([harvestEvent(maize, kilograms * 1.25), milled]);
  const { body } = await house.visitor().call(captureEvents, {}, { headers: key.headers, document });
  expect(body.errors).toEqual([]);
  return flour;
};

const said = (day: number) => ({ id: newId(), companyId, happenedAt: at(day) });
const pack = (flour: string, kilograms: number, change: object = {}) =>
  house.as(zainab).call(packUnit, {
    ...said(2),
    unitId: null,
    sscc: '',
    says: '',
    parts: [{ thing: flour, grams: kilograms * 1000 }],
    ...change,
  });
const ship = (change: object) =>
  house.as(zainab).call(shipGoods, {
    ...said(3),
    toCompanyId: buyer.companyId,
    toName: 'Sani Grains',
    waybill: 'W-17',
    vehicle: 'KAN-101',
    units: [],
    parts: [],
    ...change,
  });
const receive = (shipmentId: string, lines: readonly object[], change: object = {}) =>
  house.as(buyer.owner).call(receiveGoods, { ...said(4), companyId: buyer.companyId, shipmentId, lines, ...change });

const eventsOf = async (thing: string, headers = key.headers): Promise<EpcisEvent[]> => {
  const { body } = await house.visitor().call(listEvents, { MATCH_anyEPC: thing, orderDirection: 'ASC' }, { headers });
  return (body as unknown as { epcisBody: { queryResults: { resultsBody: { eventList: EpcisEvent[] } } } }).epcisBody
    .queryResults.resultsBody.eventList;
};

describe('goods of a mill', () => {
  test('are packed into a unit, never more than there are, and taken out again', async () => {
    const flour = await someFlour(100);
    const packed = await pack(flour, 60);
    expect(packed.status).toBe(201);
    expect((await pack(flour, 41)).body.code, 'forty are left to pack').toBe('not-enough');
    const unpacked = await house
      .as(zainab)
      .call(unpackUnit, { ...said(3), unit: packed.body.unit, parts: [{ thing: flour, grams: 60_000 }] });
    expect(unpacked.status).toBe(201);
    expect((await pack(flour, 100, { happenedAt: at(4) })).status).toBe(201);
    expect((await pack(newThing(), 1)).body.code).toBe('unknown-thing');
    expect((await pack(flour, 1, { happenedAt: '2026-04-01T09:00:00+01:00' })).body.code).toBe('before-birth');
    expect((await pack(flour, 1, { happenedAt: '2027-04-01T09:00:00+01:00' })).body.code).toBe('in-future');
  });

  test('have a number of GS1 only where its check digit is right', async () => {
    const flour = await someFlour(10);
    expect((await pack(flour, 1, { sscc: '061511000000000003' })).body.code).toBe('check-digit');
    expect((await pack(flour, 1, { sscc: '061511000000000026' })).body.unit).toBe(
      'https://id.gs1.org/00/061511000000000026',
    );
    expect((await pack(flour, 1, { sscc: '61511' })).body.errors).toEqual([
      { field: 'sscc', says: 'traceability.ssccWrong' },
    ]);
  });

  test('go to another company, which receives no more than was sent and why what was lost', async () => {
    const flour = await someFlour(100);
    const { unit } = (await pack(flour, 60)).body;
    const sent = await ship({ units: [unit], parts: [{ thing: flour, grams: 30_000 }] });
    expect([sent.status, sent.body.lines.map(({ grams }) => grams)]).toEqual([201, [null, 30_000]]);
    const [incoming] = (
      await house.as(buyer.owner).call(listShipments, { companyId: buyer.companyId, direction: 'in' })
    ).body.items;
    expect(incoming).toMatchObject({
      id: sent.body.id,
      fromName: 'Danjuma Mills',
      waybill: 'W-17',
      isIncoming: true,
      receivedAt: null,
    });
    const line = (place: number, grams: number, lossReason: string | null = null) => ({ place, grams, lossReason });
    expect((await receive(sent.body.id, [line(0, 1), line(1, 30_001)])).body.code).toBe('above-shipped');
    expect((await receive(sent.body.id, [line(0, 1), line(1, 29_000)])).body.code).toBe('loss-not-told');
    expect((await receive(sent.body.id, [line(0, 1)])).body.code, 'a line of which nothing is said').toBe(
      'loss-not-told',
    );
    expect((await receive(sent.body.id, [line(0, 1), line(1, 30_000)], { happenedAt: at(2) })).body.code).toBe(
      'before-shipping',
    );
    const came = await receive(sent.body.id, [line(0, 1), line(1, 29_000, 'spilled')]);
    expect(came.body.lines).toMatchObject([{ receivedGrams: 1 }, { receivedGrams: 29_000, lossReason: 'spilled' }]);
    expect((await receive(sent.body.id, [line(0, 1), line(1, 29_000, 'spilled')])).body.code).toBe('received-already');
    expect(
      (await house.as(zainab).call(receiveGoods, { ...said(4), shipmentId: sent.body.id, lines: [line(0, 1)] })).status,
      'whoever sent it',
    ).toBe(404);
    const seen = (await eventsOf(flour, buyersKey.headers)).map(({ bizStep }) => bizStep);
    expect(seen, 'not what was before it').toEqual(['shipping', 'receiving']);
    expect((await eventsOf(unit)).at(-1)).toMatchObject({
      bizStep: 'receiving',
      'shuka:loss': [{ 'shuka:lostGrams': 1000 }],
    });
  });

  test('are sold on once, and traced by whoever they came to, back and forward', async () => {
    const flour = await someFlour(50);
    const { unit } = (await pack(flour, 50)).body;
    await ship({ units: [unit] });
    const traced = await house
      .as(buyer.owner)
      .call(traceThing, { companyId: buyer.companyId, thing: unit, direction: 'back' });
    expect(traced.body.things.map(({ madeGrams }) => madeGrams)).toEqual(expect.arrayContaining([50_000, 62_500]));
    expect(traced.body).toMatchObject({ isCut: false, things: [{ thing: unit }, {}, {}] });
    const sell = (grams: number) => house.as(zainab).call(sellGoods, { ...said(5), parts: [{ thing: flour, grams }] });
    expect((await sell(50_000)).status).toBe(201);
    expect((await sell(1000)).body.code).toBe('ended');
    const known = (await house.as(zainab).call(listThings, { companyId, limit: '100' })).body.items;
    expect(known.find(({ thing }) => thing === flour)).toMatchObject({ leftGrams: 0, endedAt: expect.any(String) });
    const stranger = await someCompany(house);
    const asked = { companyId: stranger.companyId, thing: unit, direction: 'back' };
    expect((await house.as(stranger.owner).call(traceThing, asked)).status).toBe(404);
  });

  test('are recalled with all that came of them, and whoever holds them reads it', async () => {
    const flour = await someFlour(20);
    const { unit } = (await pack(flour, 20)).body;
    await ship({ units: [unit] });
    const recall = (by: WorldPerson, change: object = {}) =>
      house.as(by).call(recallGoods, { ...said(6), thing: flour, reason: 'Aflatoxin above the limit.', ...change });
    expect((await recall(zainab)).status, 'a clerk').toBe(404);
    const done = await recall(danjuma);
    expect([done.status, done.body.reached]).toEqual([201, 2]);
    expect((await house.post.next(buyer.owner.phone)).text).toContain('Danjuma Mills has recalled');
    const last = (await eventsOf(unit, buyersKey.headers)).at(-1);
    expect(last).toMatchObject({
      disposition: 'recalled',
      bizStep: 'holding',
      'shuka:reason': 'Aflatoxin above the limit.',
    });
    const seen = (await house.as(buyer.owner).call(listThings, { companyId: buyer.companyId })).body.items;
    expect(seen.find(({ thing }) => thing === unit)?.recalledAt).not.toBeNull();
    const others = await recall(buyer.owner, { companyId: buyer.companyId, thing: unit });
    expect(others.body.code, 'nobody recalls what others made').toBe('unknown-thing');
  });
});
