import { coolGoods, ownLink, packUnit, receiveGoods, sellGoods, shipGoods } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mill } from '@shuka/server/world/companies.ts';
import { recordedStore } from '@shuka/server/world/recorded-goods.ts';
import { enter, sync, type Hands } from './outbox-hands.ts';

const { companyId } = mill;

/**
 * An afternoon in the store with no network: what was weighed at the gate is packed onto a pallet, the pallet goes to a shop
 * under a waybill, some is sold, and what another company sent is received with its loss.
 * @param deliveryId what was weighed: its goods are known by its own code.
 */
export const workedInStore = async ({ danjuma, zainab }: Hands, deliveryId: string): Promise<void> => {
  await sync(zainab);
  const grain = ownLink('http://localhost:3000', deliveryId);
  const said = (happenedAt: string) => ({ id: newId(), companyId, happenedAt });
  const pallet = { ...said('2026-05-30T10:00:00.000Z'), unitId: null, sscc: '', says: 'Pallet of maize — “farko”' };
  await enter(zainab, packUnit, { ...pallet, parts: [{ thing: grain, grams: 60_000 }] });
  await enter(zainab, shipGoods, {
    ...said('2026-05-30T11:00:00.000Z'),
    toCompanyId: null,
    toName: 'Sabon Gari market',
    waybill: 'W-011',
    vehicle: 'KAN-101',
    units: [ownLink('http://localhost:3000', pallet.id)],
    parts: [],
  });
  const cooled = { ...said('2026-05-30T11:30:00.000Z'), method: 'forced-air', parts: [{ thing: grain, grams: 5000 }] };
  await enter(zainab, coolGoods, cooled);
  await enter(zainab, sellGoods, { ...said('2026-05-30T12:00:00.000Z'), parts: [{ thing: grain, grams: 5000 }] });
  await enter(zainab, receiveGoods, {
    ...said('2026-05-30T13:00:00.000Z'),
    shipmentId: recordedStore.shipmentId,
    lines: [{ place: 0, grams: 9000, lossReason: 'spilled' }],
  });
  await sync(zainab);
  await sync(danjuma);
};
