import { trancheMoneyOf, type Tranche, type TrancheMoney } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { holdKnownLoan } from './hold-known-loan.ts';
import type { LoanRow } from './loan-store.ts';
import { findConfirmations, findPaidParts, findTranches, type Confirmation } from './tranche-store.ts';

export type NextTranche = {
  readonly loan: LoanRow;
  readonly part: Tranche & TrancheMoney;
  readonly confirmed: Confirmation | null;
  readonly isLast: boolean;
};

/**
 * The next part of an approved loan that comes in parts, its row held: parts are confirmed and paid one after the other.
 * @throws Problem `not-found`, `loan-moved-on` when the one that is meant is not the next.
 */
export const holdNextTranche = async (db: Db, loanId: string, number: number): Promise<NextTranche> => {
  const loan = await holdKnownLoan(db, loanId, 'in-parts');
  const parts = await findTranches(db, loanId);
  const [tranche, money] = [parts[number - 1], trancheMoneyOf(loan, parts)[number - 1]];
  const paid = await findPaidParts(db, loanId);
  if (tranche === undefined || money === undefined || paid.length !== number - 1) throw new Problem('loan-moved-on');
  const confirmed = (await findConfirmations(db, loanId)).find((one) => one.number === number) ?? null;
  return { loan, part: { ...tranche, ...money }, confirmed, isLast: number === parts.length };
};
