import { pingWebhook as contract } from '@shuka/domain/integrations';
import { pingKind } from '@shuka/domain/kit/event-kinds.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { handle } from '#kit/route.ts';
import { bodyOf, webhooksWait } from '#kit/tell-webhooks.ts';
import { insertCall } from './call-store.ts';
import { workingWebhookOf } from './webhook-of.ts';

export const pingWebhook = handle(contract, async ({ holderId, webhookId }, { db, clock, jobs }) => {
  await workingWebhookOf(db, holderId, webhookId);
  const [callId, now] = [newId(), clock.now()];
  await insertCall(db, { callId, webhookId, kind: pingKind, body: bodyOf(pingKind, now, { webhookId }), now });
  await jobs.send(webhooksWait, {}, db);
  return { callId };
});
