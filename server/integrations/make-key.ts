import { integrationLimits, makeKey as contract, scopesOf } from '@shuka/domain/integrations';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { keyPrefix } from '@shuka/domain/kit/key-scopes.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandFlag } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { hashToken, newToken } from '#kit/secrets.ts';
import { holdHolder } from './holder-store.ts';
import { countKeys, insertKey } from './key-store.ts';

const headLength = 12;

export const makeKey = handle(contract, async ({ holderId, name, scopes: asked, days }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  await demandFlag(db, 'company-keys', viewerOf(context));
  const { kind, isOver } = await holdHolder(db, holderId);
  if (isOver) throw new Problem('programme-ended');
  if (!asked.every((one) => scopesOf(kind).includes(one))) throw new Problem('scope-not-theirs');
  if ((await countKeys(db, holderId, dayOf(now))) >= integrationLimits.mostKeys.value)
    throw new Problem('too-many-keys');
  const [keyId, key] = [newId(), `${keyPrefix}${newToken()}`];
  const [head, scopes] = [key.slice(0, headLength), [...new Set(asked)]];
  const expiresOn = addDays(dayOf(now), Number(days));
  const { accountId: madeBy } = viewerOf(context);
  await insertKey(db, { keyId, holderId, kind, name, scopes, head, hash: hashToken(key), expiresOn, madeBy, now });
  return { keyId, name, head, scopes, madeAt: now.toISOString(), expiresOn, usedOn: null, revokedAt: null, key };
});
