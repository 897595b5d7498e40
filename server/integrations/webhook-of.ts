import type { Webhook } from '@shuka/domain/integrations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { findWebhook } from './webhook-store.ts';

/** A webhook of a holder. @throws Problem `not-found` for another’s, and for none. */
export const webhookOf = async (db: Db, holderId: string, webhookId: string): Promise<Webhook> => {
  const found = await findWebhook(db, holderId, webhookId);
  if (found === null) throw new Problem('not-found');
  return found;
};

/** @throws Problem `webhook-paused` for one that nothing is sent to. */
export const workingWebhookOf = async (db: Db, holderId: string, webhookId: string): Promise<Webhook> => {
  const found = await webhookOf(db, holderId, webhookId);
  if (found.pausedAt !== null) throw new Problem('webhook-paused');
  return found;
};
