import { listCalls } from '@shuka/domain/integrations';
import type { EventKind } from '@shuka/domain/kit/event-kinds.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { inTransaction, run, sql } from '#kit/db.ts';
import { tellWebhooks } from '#kit/tell-webhooks.ts';
import { mill } from './companies.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';
import { someWebhook } from './program-hands.ts';

/** What tests of webhooks do again and again: one of Danjuma's mill at an address, things that happen, and what was sent of them. */
export const webhookDesk = (house: OpenHouse, url: string) => {
  const { companyId: holderId } = mill;
  const { danjuma } = people;
  return {
    hook: (kinds: readonly EventKind[] = ['delivery.weighed']) => someWebhook(house, { url, kinds }),
    happened: (kind: EventKind = 'delivery.weighed', companyIds: readonly string[] | null = [holderId]) =>
      inTransaction(house.pool, (db) =>
        tellWebhooks({ ...house.services, db }, { kind, ids: { deliveryId: newId() }, path: null }, companyIds),
      ),
    callsOf: async (webhookId: string) => (await house.as(danjuma).call(listCalls, { holderId, webhookId })).body.items,
    removeAll: () =>
      run(
        house.pool,
        sql`update integrations.webhook set removed_by = made_by, removed_at = made_at where removed_at is null`,
      ),
    /** Days go by, and sessions end after one: Danjuma signs in again. */
    renew: async (): Promise<void> => {
      const fresh = await house.signIn(danjuma);
      const held = house.as(danjuma);
      held.cookies.clear();
      fresh.cookies.forEach((value, name) => held.cookies.set(name, value));
    },
  };
};
