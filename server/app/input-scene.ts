import type { KeptLine, OrderState } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertOrder, updateOrder } from '#marketplace';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import { someGood, urea } from '#world/input-hands.ts';
import { someVoucher, voucherDraft } from '#world/voucher-hands.ts';
import { keeperIdOf } from './extension-scene.ts';
import { landOf } from './farm-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

export const companyIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => (whose === 'own' ? mill.companyId : (await someCompany(house)).companyId));

/** A good of the company a case is about; of the mill where there is no company. */
export const goodOf = async ({ house }: Case, companyId: string) => {
  const isThere = /^[0-9a-f]{8}-/.test(companyId);
  return someGood(house, isThere ? companyId : mill.companyId).catch(() => someGood(house));
};

type Ordered = { readonly orderId: string; readonly goodId: string };

/** An order that stands so: Amina's at the mill, or a stranger's at another company. */
const orderOf = async (one: Case, state: OrderState): Promise<Ordered> => {
  const { house } = one;
  let goodId = newId();
  const orderId = await idFor(one.object, async (whose) => {
    const { keeperId } = await landOf(house, whose);
    const companyId = whose === 'other' ? (await someCompany(house)).companyId : mill.companyId;
    const { id, name, priceKobo } = await someGood(house, companyId);
    goodId = id;
    const { kind, packSize, packUnit } = urea;
    const line: KeptLine = { goodId, name, kind, packSize, packUnit, priceKobo, packs: 2, receivedPacks: null };
    const made = newId();
    const now = house.clock.now();
    await insertOrder(house.pool, { id: made, keeperId, companyId, lines: [line], totalKobo: 2, by: keeperId, now });
    await updateOrder(house.pool, made, { state });
    return made;
  });
  return { orderId, goodId };
};

const onOrder =
  (state: OrderState, more: () => object = () => ({})): MakeInput =>
  async (one) => ({ orderId: (await orderOf(one, state)).orderId, ...more() });

/** Input for the operations on inputs; nothing but authorization could refuse it. */
export const inputInputs: Readonly<Record<string, MakeInput>> = {
  'PUT /api/companies/{companyId}/goods/{goodId}': async (one) => ({
    companyId: await companyIdOf(one),
    goodId: newId(),
    good: urea,
  }),
  'GET /api/companies/{companyId}/goods': async (one) => ({ companyId: await companyIdOf(one) }),
  'POST /api/companies/{companyId}/goods/{goodId}/stock': async (one) => {
    const companyId = await companyIdOf(one);
    const { id: goodId } = await goodOf(one, companyId);
    return { id: newId(), companyId, goodId, packs: 3, reason: 'received' };
  },
  'POST /api/admin/goods/{goodId}/check': async ({ house, object }) => ({
    goodId: await idFor(object, async () => (await someGood(house, mill.companyId, { isChecked: false })).id),
    isVerified: true,
    registration: urea.registration,
    reason: '',
  }),
  'POST /api/farmers/{keeperId}/input-orders': async (one) => {
    const { id: goodId, priceKobo } = await someGood(one.house);
    const lines = [{ goodId, packs: 1, priceKobo }];
    return { id: newId(), keeperId: await keeperIdOf(one), companyId: mill.companyId, lines, note: '' };
  },
  'GET /api/farmers/{keeperId}/input-orders': async (one) => ({ keeperId: await keeperIdOf(one) }),
  'GET /api/companies/{companyId}/input-orders': async (one) => ({ companyId: await companyIdOf(one) }),
  'GET /api/input-orders/{orderId}': onOrder('placed'),
  'POST /api/farmers/{keeperId}/vouchers': async (one) =>
    voucherDraft(await someGood(one.house), { keeperId: await keeperIdOf(one) }),
  'GET /api/farmers/{keeperId}/vouchers': async (one) => ({ keeperId: await keeperIdOf(one) }),
  'GET /api/companies/{companyId}/till': async (one) => ({ companyId: await companyIdOf(one) }),
  'POST /api/companies/{companyId}/voucher-codes': async (one) => ({
    companyId: await companyIdOf(one),
    code: (await someVoucher(one.house)).code,
  }),
  'POST /api/companies/{companyId}/redemptions': async (one) => ({
    id: newId(),
    companyId: await companyIdOf(one),
    token: (await someVoucher(one.house)).token,
  }),
  'GET /api/companies/{companyId}/redemptions': async (one) => ({ companyId: await companyIdOf(one) }),
  'POST /api/input-orders/{orderId}/answer': onOrder('placed', () => ({ isAccepted: false, reason: 'It is a test.' })),
  'POST /api/input-orders/{orderId}/hand-over': onOrder('accepted', () => ({ payment: 'cash', note: '' })),
  'POST /api/input-orders/{orderId}/receipt': async (one) => {
    const { orderId, goodId } = await orderOf(one, 'handed-over');
    return { orderId, lines: [{ goodId, packs: 2 }], note: '' };
  },
  'POST /api/input-orders/{orderId}/withdrawal': onOrder('placed'),
  'POST /api/input-orders/{orderId}/words': onOrder('short', () => ({ id: newId(), text: 'A bag is missing.' })),
  'POST /api/input-orders/{orderId}/settlement': onOrder('short', () => ({ text: 'It was paid back.' })),
};
