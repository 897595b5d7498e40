import { keptLoan } from '@shuka/domain/loans';
import type { SyncedType } from '#kit/synced.ts';
import { findLoansByIds } from './loan-store.ts';
import { findReceiptsByIds } from './receipt-store.ts';

/** What phones keep of loans: the plan and what was paid, so that what is owed is known with no network. */
export const synced: readonly SyncedType[] = [
  {
    type: 'loan',
    read: async (db, ids) =>
      (await findLoansByIds(db, ids)).map((found) => {
        const kept = Object.keys(keptLoan.shape).filter((key) => key !== 'id');
        const text = JSON.stringify(Object.fromEntries(kept.map((key) => [key, found[key as keyof typeof found]])));
        return { id: found.id, text };
      }),
  },
  {
    type: 'cash-receipt',
    read: async (db, ids) =>
      (await findReceiptsByIds(db, ids)).map(({ id, ...kept }) => ({ id, text: JSON.stringify(kept) })),
  },
];
