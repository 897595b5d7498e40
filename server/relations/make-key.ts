import { keyPrefix, makeKey as contract, mostKeys } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandFlag } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { hashToken, newToken } from '#kit/secrets.ts';
import { holdCompany } from './company-store.ts';
import { countKeys, insertKey } from './key-store.ts';

const headLength = 12;

export const makeKey = handle(contract, async ({ companyId, name, scopes: asked }, context) => {
  const { db, clock } = context;
  await demandFlag(db, 'company-keys', viewerOf(context));
  if ((await holdCompany(db, companyId)) === null) throw new Problem('not-found');
  if ((await countKeys(db, companyId)) >= mostKeys) throw new Problem('too-many-keys');
  const [keyId, key, now] = [newId(), `${keyPrefix}${newToken()}`, clock.now()];
  const [head, scopes] = [key.slice(0, headLength), [...new Set(asked)]];
  const { accountId: madeBy } = viewerOf(context);
  await insertKey(db, { keyId, companyId, name, scopes, head, hash: hashToken(key), madeBy, now });
  return { keyId, name, head, scopes, madeAt: now.toISOString(), usedOn: null, revokedAt: null, key };
});
