import { readWallet as contract } from '@shuka/domain/finance';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { houseMoney } from './house-money.ts';
import { findLedgerAccount, findLines } from './ledger-store.ts';

const latestLines = 5;

export const readWallet = handle(contract, async ({ ownerId }, context) => {
  const owner = ownerId ?? viewerOf(context).accountId;
  const money = houseMoney(context);
  const account = await findLedgerAccount(context.db, { kind: 'wallet', money, key: owner });
  const latest = account === null ? [] : await findLines(context.db, account.id, null, latestLines);
  return { ownerId: owner, money, balanceKobo: account?.balanceKobo ?? 0, latest };
});
