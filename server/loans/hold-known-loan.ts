import { checkStep, type LoanState } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { holdLoan, type LoanRow } from './loan-store.ts';

/** A loan with its row held, which may go on to a state. @throws Problem `not-found`, `loan-moved-on`. */
export const holdKnownLoan = async (db: Db, loanId: string, to: LoanState): Promise<LoanRow> => {
  const loan = await holdLoan(db, loanId);
  if (loan === null) throw new Problem('not-found');
  checkStep(loan.state, to);
  return loan;
};
