import { revealIdentity as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { demandPassword } from './demand-password.ts';
import { findSealed, noteLook } from './identity-store.ts';
import { tellOwner } from './owner-letters.ts';
import type { Account } from './store.ts';
import { openNumber } from './vault.ts';

export const revealIdentity = handle(
  contract,
  async ({ kind, purpose }, context, account: Account) => {
    const sealed = await findSealed(context.db, account.id, kind);
    if (sealed === null) throw new Problem('not-found');
    const look = { accountId: account.id, kind, purpose, lookedBy: account.id };
    await noteLook(context.db, { ...look, now: context.clock.now() });
    tellOwner(context, account, 'numberLooked');
    return { number: openNumber(context.secrets, { accountId: account.id, kind }, sealed) };
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
