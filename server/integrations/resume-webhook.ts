import { resumeWebhook as contract } from '@shuka/domain/integrations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { webhooksWait } from '#kit/tell-webhooks.ts';
import { setResumed } from './webhook-store.ts';

export const resumeWebhook = handle(contract, async ({ holderId, webhookId }, { db, jobs }) => {
  const resumed = await setResumed(db, webhookId, holderId);
  if (resumed === null) throw new Problem('not-found');
  await jobs.send(webhooksWait, {}, db);
  return resumed;
});
