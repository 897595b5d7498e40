import { changeWebhookSecret as contract, integrationLimits } from '@shuka/domain/integrations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { minutesAfter } from '#kit/clock.ts';
import { handle } from '#kit/route.ts';
import { sealSecret } from './seal-secret.ts';
import { newWebhookSecret, shownSecret } from './sign-call.ts';
import { setSecret } from './webhook-store.ts';

export const changeWebhookSecret = handle(contract, async ({ holderId, webhookId }, { db, clock, secrets }) => {
  const plain = newWebhookSecret();
  const oldUntil = minutesAfter(clock.now(), integrationLimits.oldSecretHours.value * 60);
  const changed = await setSecret(db, webhookId, holderId, { secret: sealSecret(secrets, plain), oldUntil });
  if (changed === null) throw new Problem('not-found');
  return { ...changed, secret: shownSecret(plain) };
});
