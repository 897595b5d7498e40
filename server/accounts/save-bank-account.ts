import { bareNumber, saveBankAccount as contract } from '@shuka/domain/accounts';
import { handle } from '#kit/route.ts';
import { demandPassword } from './demand-password.ts';
import { keepEntry, readVault } from './identity-store.ts';
import { tellOwner } from './owner-letters.ts';
import type { Account } from './store.ts';
import { sealNumber, twinHashOf } from './vault.ts';

export const saveBankAccount = handle(
  contract,
  async ({ bankCode, accountNumber }, context, account: Account) => {
    const { db, secrets, clock } = context;
    const place = { accountId: account.id, kind: 'account' } as const;
    const number = bareNumber(accountNumber);
    const sealed = sealNumber(secrets, place, number);
    const twinHash = twinHashOf(secrets, place.kind, number, bankCode);
    await keepEntry(db, { ...place, sealed, twinHash, tail: number.slice(-3), bankCode, now: clock.now() });
    tellOwner(context, account, 'bankChanged');
    return readVault(db, account.id);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
