import type { Db } from '#kit/db.ts';
import { findLines, findWalletsOf } from './ledger-store.ts';
import { findPaymentsOf } from './payment-store.ts';
import { findPayoutsOf } from './payout-store.ts';

/** More than a person moves in years. */
const mostLines = 10_000;

/** What was in a person's wallets and what moved there. It stays when they are erased, under a number without a name. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => {
  const wallets = await findWalletsOf(db, accountId);
  const moves: unknown[] = [];
  for (const { id, money } of wallets)
    for (const line of await findLines(db, id, null, mostLines)) moves.push({ money, ...line });
  const payments = await findPaymentsOf(db, accountId, mostLines);
  const payouts = await findPayoutsOf(db, accountId, mostLines);
  return {
    wallets: wallets.map(({ money, balanceKobo }) => ({ money, balanceKobo })),
    walletMoves: moves,
    payments,
    payouts,
  };
};
