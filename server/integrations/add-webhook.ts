import { addWebhook as contract, integrationLimits, kindsOf } from '@shuka/domain/integrations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { mayCall } from '#kit/call-out.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdHolder } from './holder-store.ts';
import { sealSecret } from './seal-secret.ts';
import { newWebhookSecret, shownSecret } from './sign-call.ts';
import { findWebhooks, insertWebhook } from './webhook-store.ts';

/** The address is looked at here without asking for its name: what a name answers now says nothing of later. */
export const addWebhook = handle(contract, async ({ holderId, url, kinds: asked }, context) => {
  const { db, clock, secrets, callsAnywhere } = context;
  const { kind, isOver } = await holdHolder(db, holderId);
  if (isOver) throw new Problem('programme-ended');
  if (!URL.canParse(url) || !mayCall(new URL(url), callsAnywhere)) throw new Problem('webhook-address');
  if (!asked.every((one) => kindsOf(kind).includes(one))) throw new Problem('kind-not-theirs');
  if ((await findWebhooks(db, holderId)).length >= integrationLimits.mostWebhooks.value)
    throw new Problem('too-many-webhooks');
  const [webhookId, plain, now] = [newId(), newWebhookSecret(), clock.now()];
  const [kinds, secret] = [[...new Set(asked)], sealSecret(secrets, plain)];
  const madeBy = viewerOf(context).accountId;
  await insertWebhook(db, { webhookId, holderId, kind, url, kinds, secret, madeBy, now });
  const state = { madeAt: now.toISOString(), failingSince: null, pausedAt: null, oldSecretUntil: null };
  return { webhookId, url, kinds, ...state, secret: shownSecret(plain) };
});
