import { revokeKey as contract } from '@shuka/domain/relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { endKey } from './key-store.ts';

export const revokeKey = handle(contract, async ({ companyId, keyId }, context) => {
  const ended = await endKey(context.db, {
    companyId,
    keyId,
    by: viewerOf(context).accountId,
    now: context.clock.now(),
  });
  if (ended === null) throw new Problem('not-found');
  return ended;
});
