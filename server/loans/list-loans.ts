import { listLoans as contract } from '@shuka/domain/loans';
import { handle } from '#kit/route.ts';
import { findLoansOf } from './loan-store.ts';
import { showLoan } from './show-loan.ts';

export const listLoans = handle(contract, async ({ keeperId }, { db }) => {
  const items = [];
  for (const found of await findLoansOf(db, keeperId)) items.push(await showLoan(db, found));
  return { items };
});
