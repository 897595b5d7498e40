import { renamePasskey as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { factorsOf } from './factor-store.ts';
import { renameKey } from './passkey-store.ts';
import { findAccount } from './store.ts';

export const renamePasskey = handle(contract, async ({ passkeyId, name }, context) => {
  const { accountId } = viewerOf(context);
  const isTheirs = await renameKey(context.db, accountId, passkeyId, name);
  const account = await findAccount(context.db, accountId);
  if (!isTheirs || account === null) throw new Problem('not-found');
  return factorsOf(context.db, account, context.clock.now());
});
