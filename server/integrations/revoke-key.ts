import { revokeKey as contract } from '@shuka/domain/integrations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { endKey } from './key-store.ts';

export const revokeKey = handle(contract, async ({ holderId, keyId }, context) => {
  const by = viewerOf(context).accountId;
  const ended = await endKey(context.db, { holderId, keyId, by, now: context.clock.now() });
  if (ended === null) throw new Problem('not-found');
  return ended;
});
