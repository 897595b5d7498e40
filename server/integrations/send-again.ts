import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { webhooksWait } from '#kit/tell-webhooks.ts';
import { replay } from './call-store.ts';
import { workingWebhookOf } from './webhook-of.ts';

type Asked = { readonly webhookId: string; readonly callId: string | null; readonly since: string | null };

/** Sends one call of a webhook again, or all since a time, for a person or a program of its holder. @throws Problem. */
export const sendAgain = async ({ db, jobs, clock }: Context, holderId: string, asked: Asked) => {
  const { webhookId, callId, since } = asked;
  if ((callId === null) === (since === null)) throw new Problem('one-or-since');
  await workingWebhookOf(db, holderId, webhookId);
  const count = await replay(db, webhookId, { callId, since }, clock.now());
  if (callId !== null && count === 0) throw new Problem('not-found');
  await jobs.send(webhooksWait, {}, db);
  return { count };
};
