import { removePasskey as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandAnother } from './demand-another.ts';
import { factorsOf } from './factor-store.ts';
import { tellOwner } from './owner-letters.ts';
import { dropPasskey } from './passkey-store.ts';
import { holdAccount } from './store.ts';

export const removePasskey = handle(contract, async ({ passkeyId }, context) => {
  const { db, clock } = context;
  const account = await holdAccount(db, viewerOf(context).accountId);
  const passkeys = account === null ? null : await dropPasskey(db, account.id, passkeyId);
  if (account === null || passkeys === null) throw new Problem('not-found');
  const left = { ...account, passkeys };
  await demandAnother(context, left);
  tellOwner(context, account, 'factorRemoved');
  return factorsOf(db, left, clock.now());
});
