import { removeWebhook as contract } from '@shuka/domain/integrations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { setRemoved } from './webhook-store.ts';

export const removeWebhook = handle(contract, async ({ holderId, webhookId }, context) => {
  const { db, clock } = context;
  const isRemoved = await setRemoved(db, webhookId, holderId, viewerOf(context).accountId, clock.now());
  if (!isRemoved) throw new Problem('not-found');
  return { isRemoved };
});
