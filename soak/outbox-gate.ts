import {
  askVoid,
  endArrival,
  noteArrival,
  payDelivery,
  settleVoid,
  weighDelivery,
  type Delivery,
} from '@shuka/domain/processing';
import { redeemVoucher } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mill } from '@shuka/server/world/companies.ts';
import { arrivalDraft, deliveryDraft } from '@shuka/server/world/gate-drafts.ts';
import { recordedGate } from '@shuka/server/world/recorded-company.ts';
import { enter, shownOn, sync, type Hands } from './outbox-hands.ts';

const { companyId } = mill;
const weighedAt = '2026-05-30T08:00:00.000Z';
const paidAt = '2026-05-30T08:40:00.000Z';

/**
 * A morning at the gate: one who came and went, one weighed wrong, voided by two and weighed anew, what the farmer brought
 * herself, paid; and a voucher that was taken. @param token what the voucher's square code says.
 */
export const stoodAtGate = async ({ amina, danjuma, zainab }: Hands, token: string): Promise<string> => {
  const keeperId = amina.person.accountId;
  const { formulaId } = recordedGate;
  await sync(danjuma);
  const came = arrivalDraft({ name: "Malam Ɗan-Asabe — 'Bichi'", formulaId, arrivedAt: '2026-05-30T07:40:00.000Z' });
  const went = arrivalDraft({ arrivedAt: '2026-05-30T07:45:00.000Z' });
  await enter(danjuma, noteArrival, came);
  await enter(danjuma, noteArrival, went);
  await enter(danjuma, endArrival, { id: newId(), companyId, arrivalId: went.id });
  const { name } = came;
  const wrong = deliveryDraft(recordedGate, { arrivalId: came.id, name, weighedAt, receipt: 'REC080-0001' });
  await enter(danjuma, weighDelivery, wrong);
  const reason = 'The truck stood on the edge — “tsaye”.';
  await enter(danjuma, askVoid, { id: newId(), companyId, deliveryId: wrong.id, reason });
  const anew = { name, weighedAt, receipt: 'REC080-0002', replaces: wrong.id, grossGrams: 498_500, note: 'Anew' };
  await enter(danjuma, weighDelivery, deliveryDraft(recordedGate, anew));
  const hers = {
    name: 'Amina Yusuf',
    keeperId,
    weighedAt,
    receipt: 'REC080-0003',
    moisture: 1250,
    readBy: 'scale',
  } as const;
  const delivery = deliveryDraft(recordedGate, hers);
  await enter(danjuma, weighDelivery, delivery);
  const paid = { id: newId(), companyId, deliveryId: delivery.id, way: 'cash', toName: 'Amina Yusuf', paidAt };
  await enter(danjuma, payDelivery, paid);
  await enter(danjuma, redeemVoucher, { id: newId(), companyId, token });
  await sync(danjuma);
  await sync(zainab);
  await enter(zainab, settleVoid, { id: newId(), companyId, deliveryId: wrong.id, isAgreed: true });
  await sync(zainab);
  await sync(danjuma);
  if (shownOn<Delivery>(danjuma, 'delivery', wrong.id).void?.isAgreed !== true) throw new Error('it is not void');
  return delivery.id;
};
