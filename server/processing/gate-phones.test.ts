import { afterAll, describe, expect, test } from 'vitest';
import {
  askVoid,
  endArrival,
  listDeliveries,
  payDelivery,
  settleVoid,
  type DeliveryDraft,
} from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { closeShift } from '@shuka/domain/relations';
import { run } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someStaffer } from '#world/company-hands.ts';
import { gateDesk } from '#world/gate-desk.ts';
import { arrivalDraft, deliveryDraft } from '#world/gate-drafts.ts';
import { openGate } from '#world/gate-hands.ts';
import { keeper } from '#world/keeper.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone, type Phone } from '#world/phone.ts';
import { leavePhones } from './leave-phones.ts';

const house = await openHouse();
afterAll(house.close);

const { danjuma, amina, musa } = people;
const { companyId } = mill;
const gate = await openGate(house);
const emeka = await someStaffer(house, 'buyer');
const owner = house.as(danjuma);
const { weigh, weighed } = gateDesk(house, gate);
const codeOf = async (change: Partial<DeliveryDraft>) => (await weigh(change)).body;

describe('the phones of a gate', () => {
  const shownOn = async (phone: Phone) => {
    const shown = keeper();
    shown.apply(await phone.pull());
    return shown.kept;
  };

  test('know it, and send what was done in a batch once; a farmer’s has their own', async () => {
    const phone = await openPhone(house, danjuma);
    const arrival = arrivalDraft({ keeperId: musa.accountId, formulaId: gate.formulaId });
    const gone = arrivalDraft();
    const draft = deliveryDraft(gate, { arrivalId: arrival.id, keeperId: musa.accountId });
    const wet = deliveryDraft(gate, { moisture: 2600 });
    const acts = phone.number([
      ['processing.noteArrival', arrival],
      ['processing.noteArrival', gone],
      ['processing.weighDelivery', draft],
      ['processing.weighDelivery', wet],
      ['processing.endArrival', { id: newId(), companyId, arrivalId: gone.id }],
    ]);
    for (const _ of [1, 2]) {
      const { issues } = (await phone.push(acts)).body;
      expect(issues).toMatchObject([{ outcome: 'refused', code: 'invalid', fields: [{ field: 'moisture' }] }]);
    }
    const held = await shownOn(phone);
    expect(held.get(`gate ${companyId}`)?.body).toMatchObject({ name: 'Danjuma Mills', onShiftId: danjuma.accountId });
    expect(held.get(`scale ${gate.scaleId}`)?.body).toMatchObject({ name: 'Gate scale' });
    expect(held.get(`formula ${gate.formulaId}`)?.body).toMatchObject({ version: 1 });
    expect(held.get(`delivery ${draft.id}`)?.body).toMatchObject({ receipt: draft.receipt, name: 'Sule of Bichi' });
    expect([held.has(`arrival ${arrival.id}`), held.has(`arrival ${gone.id}`)]).toEqual([false, false]);
    const his = await shownOn(await openPhone(house, musa));
    expect([his.has(`delivery ${draft.id}`), his.has(`gate ${companyId}`)]).toEqual([true, false]);
    expect((await house.as(danjuma).call(endArrival, { id: newId(), companyId, arrivalId: gone.id })).status).toBe(201);
  });

  test('of a clerk lose it with the duty, and what they did then is parked', async () => {
    const bello = await someStaffer(house, 'clerk');
    const phone = await openPhone(house, bello);
    expect((await shownOn(phone)).has(`gate ${companyId}`)).toBe(true);
    expect((await shownOn(await openPhone(house, emeka))).size, 'a buyer stands at no gate').toBe(0);
    const text = `update relations.staff set until_at = now(), end_reason = 'Left.' where account_id = $1`;
    await run(house.pool, { text, values: [bello.accountId] });
    expect((await shownOn(phone)).has(`gate ${companyId}`)).toBe(false);
    const late = phone.number([['processing.noteArrival', arrivalDraft()]]);
    expect((await phone.push(late)).body.issues).toMatchObject([{ outcome: 'parked', code: 'no-longer-yours' }]);
  });

  test('drop what is older than two weeks; the farmer keeps it', async () => {
    const draft = await weighed({ keeperId: amina.accountId });
    const [mine, hers] = [await openPhone(house, danjuma), await openPhone(house, amina)];
    expect((await shownOn(mine)).has(`delivery ${draft.id}`)).toBe(true);
    await leavePhones({ pool: house.pool, clock: { now: () => new Date(Date.now() + 15 * 86_400_000) } });
    expect((await shownOn(mine)).has(`delivery ${draft.id}`)).toBe(false);
    expect((await shownOn(hers)).has(`delivery ${draft.id}`)).toBe(true);
  });

  test('weigh no more once the shift was over for an hour', async () => {
    await owner.call(closeShift, { id: newId(), companyId, trucks: 0, bags: 0, note: '' });
    house.clock.move({ minutes: 90 });
    const weighedAt = house.clock.now().toISOString();
    expect((await codeOf({ weighedAt })).code).toBe('off-shift');
    expect((await weigh()).status, 'what was weighed before is still taken').toBe(201);
  });
});

test('of what is not there nothing is said', async () => {
  const of = { id: newId(), companyId, deliveryId: newId() };
  const paid = { way: 'cash', toName: 'Amina', paidAt: '2026-06-01T08:30:00.000Z' } as const;
  const answers = [
    await owner.call(askVoid, { ...of, reason: 'Wrong.' }),
    await owner.call(settleVoid, { ...of, id: newId(), isAgreed: true }),
    await owner.call(payDelivery, { ...of, ...paid, id: newId() }),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(Array.from({ length: 3 }, () => 'no-such-delivery'));
  const first = await owner.call(listDeliveries, { companyId, limit: '1' });
  const second = await owner.call(listDeliveries, { companyId, limit: '1', after: first.body.next ?? '' });
  expect(second.body.items[0]?.id).not.toBe(first.body.items[0]?.id);
});
