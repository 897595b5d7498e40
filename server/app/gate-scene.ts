import {
  askVoid,
  disputeDelivery,
  payDelivery,
  payWords,
  saveFormula,
  saveScale,
  weighDelivery,
} from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findLastEntry, insertShiftEntry } from '#relations';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { arrivalDraft, deliveryDraft, formulaDraft, scaleDraft, type Gate } from '#world/gate-drafts.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { keeperIdOf } from './extension-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const { danjuma } = people;
const { companyId: millId } = mill;

export const companyOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => (whose === 'own' ? millId : (await someCompany(house)).companyId));

/** Danjuma stood at the gate today, whoever does now. */
const haveStood = async ({ pool, clock }: OpenHouse): Promise<void> => {
  const last = await findLastEntry(pool, millId);
  if (last?.onId === danjuma.accountId) return;
  const line = { companyId: millId, byId: danjuma.accountId, trucks: null, bags: null, note: '', at: clock.now() };
  const number = (last?.number ?? 0) + 1;
  await insertShiftEntry(pool, { ...line, id: newId(), number, act: 'opened', onId: danjuma.accountId });
  await insertShiftEntry(pool, { ...line, id: newId(), number: number + 1, act: 'closed', onId: null });
};

const gates = new WeakMap<OpenHouse, Promise<Gate>>();

const openGateOf = async (house: OpenHouse): Promise<Gate> => {
  await haveStood(house);
  const [scale, formula] = [scaleDraft(), formulaDraft()];
  await house.as(danjuma).call(saveScale, scale);
  await house.as(danjuma).call(saveFormula, formula);
  return { scaleId: scale.scaleId, formulaId: formula.id };
};

const gateOf = (house: OpenHouse): Promise<Gate> => {
  const held = gates.get(house) ?? openGateOf(house);
  gates.set(house, held);
  return held;
};

/** Something that was weighed at Danjuma's gate. */
export const delivered = async (house: OpenHouse, keeperId: string | null = null): Promise<string> => {
  const draft = deliveryDraft(await gateOf(house), { keeperId });
  const { status, text } = await house.as(danjuma).call(weighDelivery, draft);
  if (status !== 201) throw new Error(`It was not weighed: ${text}`);
  return draft.id;
};

const broughtBy = (one: Case): Promise<string> =>
  idFor(one.object, async () => delivered(one.house, await keeperIdOf(one)));

const paidFor = async ({ house }: Case, deliveryId: string): Promise<void> => {
  const paid = { way: 'cash', toName: 'Amina Yusuf', paidAt: '2026-06-01T08:30:00.000Z' } as const;
  await house.as(danjuma).call(payDelivery, { id: newId(), companyId: millId, deliveryId, ...paid });
};

/** What is about a company and one delivery of its gate, on which something was done first. */
const onDelivery =
  (more: object, before: (house: OpenHouse, deliveryId: string) => Promise<unknown> = async () => null): MakeInput =>
  async (one) => {
    const deliveryId = await delivered(one.house, one.object === 'own' ? people.amina.accountId : null);
    await before(one.house, deliveryId);
    return { id: newId(), companyId: await companyOf(one), deliveryId, ...more };
  };

const askedByClerk = async (house: OpenHouse, deliveryId: string) =>
  house
    .as(await someStaffer(house, 'clerk'))
    .call(askVoid, { id: newId(), companyId: millId, deliveryId, reason: 'The truck stood on the edge.' });

const disputedByAmina = (house: OpenHouse, deliveryId: string) =>
  house.as(people.amina).call(disputeDelivery, { id: newId(), deliveryId, reason: 'My maize is dry.' });

/** Input for the operations at gates; nothing but authorization could refuse it. */
export const gateInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/companies/{companyId}/scales': async (one) => scaleDraft({ companyId: await companyOf(one) }),
  'POST /api/companies/{companyId}/formulas': async (one) => {
    // Prices that were shown stay good for a day, so that a newer version hinders no other case.
    return formulaDraft(45_000, { companyId: await companyOf(one) });
  },
  'GET /api/companies/{companyId}/suppliers': async (one) => ({
    companyId: await companyOf(one),
    by: people.musa.phone,
  }),
  'POST /api/companies/{companyId}/arrivals': async (one) => arrivalDraft({ companyId: await companyOf(one) }),
  'POST /api/companies/{companyId}/arrivals/{arrivalId}/end': async (one) => ({
    id: newId(),
    companyId: await companyOf(one),
    arrivalId: newId(),
  }),
  'GET /api/companies/{companyId}/deliveries': async (one) => ({ companyId: await companyOf(one) }),
  'POST /api/companies/{companyId}/deliveries': async (one) =>
    deliveryDraft(await gateOf(one.house), { companyId: await companyOf(one) }),
  'POST /api/companies/{companyId}/deliveries/{deliveryId}/void': onDelivery({
    reason: 'The sacks were counted twice.',
  }),
  'POST /api/companies/{companyId}/deliveries/{deliveryId}/void-word': onDelivery({ isAgreed: true }, askedByClerk),
  'POST /api/companies/{companyId}/deliveries/{deliveryId}/payment': onDelivery({
    way: 'cash',
    toName: 'Amina Yusuf',
    paidAt: '2026-06-01T08:30:00.000Z',
  }),
  'POST /api/companies/{companyId}/deliveries/{deliveryId}/answers': onDelivery(
    { answer: 'We looked again.', done: '' },
    disputedByAmina,
  ),
  'POST /api/deliveries/{deliveryId}/disputes': async (one) => ({
    id: newId(),
    deliveryId: await broughtBy(one),
    reason: 'My maize is dry.',
  }),
  'POST /api/deliveries/{deliveryId}/payment-word': async (one) => {
    const deliveryId = await broughtBy(one);
    if (one.object === 'own') await paidFor(one, deliveryId);
    return { id: newId(), deliveryId, says: payWords[0] };
  },
  'GET /api/receipts/{deliveryId}/check': async ({ house }) => ({ deliveryId: await delivered(house) }),
};
