import {
  askVoid,
  listDeliveries,
  payDelivery,
  settleVoid,
  weighDelivery,
  type Delivery,
  type DeliveryDraft,
} from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mill } from './companies.ts';
import { deliveryDraft, type Gate } from './gate-drafts.ts';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

type Of = { readonly id: string };

/** What is done at the gate of Danjuma's mill, by him where nobody else is named. */
export const gateDesk = (house: OpenHouse, gate: Gate) => {
  const { companyId } = mill;
  const owner = house.as(people.danjuma);
  const weigh = async (change: Partial<DeliveryDraft> = {}) => {
    const draft = deliveryDraft(gate, change);
    return { draft, ...(await owner.call(weighDelivery, draft)) };
  };
  return {
    weigh,
    weighed: async (change: Partial<DeliveryDraft> = {}): Promise<DeliveryDraft> => {
      const { draft, status, text } = await weigh(change);
      if (status !== 201) throw new Error(`It was not weighed: ${text}`);
      return draft;
    },
    find: async ({ id }: Of): Promise<Delivery | undefined> =>
      (await owner.call(listDeliveries, { companyId, limit: '100' })).body.items.find((one) => one.id === id),
    ask: (by: WorldPerson, { id: deliveryId }: Of) =>
      house.as(by).call(askVoid, { id: newId(), companyId, deliveryId, reason: 'The truck stood on the edge.' }),
    settle: (by: WorldPerson, { id: deliveryId }: Of, isAgreed = true) =>
      house.as(by).call(settleVoid, { id: newId(), companyId, deliveryId, isAgreed }),
    pay: ({ id: deliveryId }: Of) =>
      owner.call(payDelivery, {
        id: newId(),
        companyId,
        deliveryId,
        way: 'cash',
        toName: 'Amina Yusuf',
        paidAt: '2026-06-01T08:30:00.000Z',
      }),
  };
};
