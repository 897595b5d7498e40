import { afterAll, expect, test } from 'vitest';
import {
  followLot,
  listThings,
  listUnits,
  makeUnit,
  ownLink,
  packUnit,
  recallGoods,
  traceThing,
  tracedShareOf,
} from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people, type WorldPerson } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { openGate } from '#world/gate-hands.ts';
import { deliveryDraft } from '#world/gate-drafts.ts';
import { keeper } from '#world/keeper.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone, type Phone } from '#world/phone.ts';
import { farmerWithLot } from '#world/farmer-with-lot.ts';
import { sentToMill, someGoods } from '#world/trace-runs.ts';
import { leavePhones } from './leave-phones.ts';

const house = await openHouse();
afterAll(house.close);

const { companyId } = mill;
const { danjuma } = people;
const gate = await openGate(house);
const here = 'http://localhost:3000';

const said = (minutes: number) => ({
  id: newId(),
  companyId,
  happenedAt: new Date(Date.UTC(2026, 5, 1, 9, minutes)).toISOString(),
});

const shownOn = async (phone: Phone) => {
  const shown = keeper();
  shown.apply(await phone.pull());
  return shown.kept;
};

test('what was weighed with no network is packed, sent and sold in the same batch, by its own code', async () => {
  const phone = await openPhone(house, danjuma);
  const weighed = deliveryDraft(gate);
  const grain = ownLink(here, weighed.id);
  const pallet = { ...said(1), unitId: null, sscc: '', says: 'Pallet one', parts: [{ thing: grain, grams: 60_000 }] };
  const sent = {
    ...said(2),
    toCompanyId: null,
    toName: 'Sabon Gari market',
    waybill: 'W-1',
    vehicle: '',
    units: [ownLink(here, pallet.id)],
    parts: [],
  };
  const acts = phone.number([
    ['processing.weighDelivery', weighed],
    ['traceability.packUnit', pallet],
    ['traceability.shipGoods', sent],
    ['traceability.sellGoods', { ...said(3), parts: [{ thing: grain, grams: 5000 }] }],
    ['traceability.packUnit', { ...pallet, ...said(4), parts: [{ thing: grain, grams: 90_000_000 }] }],
  ]);
  for (const _ of [1, 2]) {
    const { issues } = (await phone.push(acts)).body;
    expect(issues).toMatchObject([{ outcome: 'refused', code: 'not-enough' }]);
  }
  const held = await shownOn(phone);
  expect(held.get(`goodsAct ${pallet.id}`)?.body).toMatchObject({ kind: 'pack', says: 'Pallet one' });
  expect(held.get(`shipment ${sent.id}`)?.body).toMatchObject({ waybill: 'W-1', lines: [{ name: 'Pallet one' }] });
  const clerk = await someStaffer(house, 'clerk');
  expect((await shownOn(await openPhone(house, clerk))).has(`shipment ${sent.id}`)).toBe(true);
  const { body } = await house.as(danjuma).call(listUnits, { companyId });
  expect(body.items, 'its label can be printed').toMatchObject([{ id: pallet.id, says: 'Pallet one', sscc: '' }]);
});

test('what is on its way to a company is on its phones until it is received, and two weeks more', async () => {
  const phone = await openPhone(house, danjuma);
  const shipmentId = await sentToMill(house, await someCompany(house));
  expect((await shownOn(phone)).get(`shipment ${shipmentId}`)?.body).toMatchObject({
    receivedAt: null,
    toCompanyId: companyId,
  });
  const later = { pool: house.pool, clock: { now: () => new Date(Date.now() + 15 * 86_400_000) } };
  await leavePhones(later);
  expect((await shownOn(phone)).has(`shipment ${shipmentId}`), 'nobody received it yet').toBe(true);
  const lines = [{ place: 0, grams: 9000, lossReason: 'spilled' }];
  const late = phone.number([['traceability.receiveGoods', { ...said(5), shipmentId, lines }]]);
  expect((await phone.push(late)).body.issues).toEqual([]);
  expect((await shownOn(phone)).get(`shipment ${shipmentId}`)?.body).toMatchObject({
    lines: [{ receivedGrams: 9000, lossReason: 'spilled' }],
  });
  await leavePhones(later);
  expect((await shownOn(phone)).has(`shipment ${shipmentId}`)).toBe(false);
});

test('a pallet that was numbered first is packed under its own number, and never one of somebody else', async () => {
  const thing = await someGoods(house);
  const made = { id: newId(), companyId, says: 'Crate' };
  await house.as(danjuma).call(makeUnit, made);
  const draft = { ...said(1), unitId: made.id, sscc: '', says: '', parts: [{ thing, grams: 1000 }] };
  const packed = await house.as(danjuma).call(packUnit, draft);
  expect(packed.body.unit).toBe(`${here}/unit/${made.id}`);
  const { body } = await house.as(danjuma).call(listThings, { companyId, show: 'units', search: 'crat' });
  expect(body.items).toMatchObject([{ thing: packed.body.unit, name: 'Crate' }]);
  const other = await house.as(danjuma).call(packUnit, { ...draft, ...said(2), unitId: newId() });
  expect(other.body.code).toBe('unknown-thing');
});

test('things are searched by name and place, and by what is left or recalled', async () => {
  const asked = { companyId, limit: '100' } as const;
  const find = async (more: object) => (await house.as(danjuma).call(listThings, { ...asked, ...more })).body.items;
  const thing = await someGoods(house);
  const isThere = (items: readonly { thing: string }[]): boolean => items.some((one) => one.thing === thing);
  expect(isThere(await find({ show: 'left' }))).toBe(true);
  expect(await find({ search: '100%_of nothing' })).toEqual([]);
  expect(isThere(await find({ show: 'recalled' }))).toBe(false);
  await house.as(danjuma).call(recallGoods, { ...said(6), thing, reason: 'Weevils.' });
  expect(isThere(await find({ show: 'recalled' }))).toBe(true);
});

test('a farmer follows a lot without hearing who has it; a mill sees which share begins on a farm', async () => {
  const kilograms = 120;
  const { keeperId, lotId } = await farmerWithLot(house, { kilograms });
  const farmer = people.chidi; // who looks after them sees what they do
  const follow = (by: WorldPerson, direction: 'back' | 'forward') =>
    house.as(by).call(followLot, { keeperId, lotId, direction });
  expect((await follow(farmer, 'forward')).body.things).toMatchObject([
    { madeGrams: 120_000, isOurs: true, began: null },
  ]);
  const weights = { grossGrams: 140_000, tareGrams: 20_000 };
  const phone = await openPhone(house, danjuma);
  const weighed = deliveryDraft(gate, { keeperId, lotId, ...weights });
  expect((await phone.push(phone.number([['processing.weighDelivery', weighed]]))).body.issues).toEqual([]);
  const now = { ...said(0), happenedAt: house.clock.now().toISOString() };
  const draft = {
    ...now,
    unitId: null,
    sscc: '',
    says: 'Pallet two',
    parts: [{ thing: ownLink(here, lotId), grams: 50_000 }],
  };
  const packed = await house.as(danjuma).call(packUnit, draft);
  expect(packed.status).toBe(201);
  const seen = (await follow(farmer, 'forward')).body;
  expect(seen.things).toMatchObject([{ isOurs: true }, { kind: 'one', isOurs: false }]);
  expect(JSON.stringify(seen)).not.toContain('Danjuma');
  expect((await follow(people.musa, 'forward')).status, 'another farmer').toBe(404);
  const asked = { companyId, thing: packed.body.unit, direction: 'back' } as const;
  const { body } = await house.as(danjuma).call(traceThing, asked);
  expect(body.things).toMatchObject([
    { isOurs: true, began: null },
    { isOurs: false, began: 'farm' },
  ]);
  expect(tracedShareOf(body)).toMatchObject({ share: 1, grams: { farm: 120_000 } });
});
