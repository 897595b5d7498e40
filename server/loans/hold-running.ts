import { isOwed } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { ageLoan } from './age-store.ts';
import { holdLoan, type LoanRow } from './loan-store.ts';

/** A loan with its row held and, where it runs, its penalties counted to today. @throws Problem `not-found`. */
export const holdAged = async (db: Db, loanId: string, today: string): Promise<LoanRow> => {
  const held = await holdLoan(db, loanId);
  if (held === null) throw new Problem('not-found');
  if (held.state !== 'running') return held;
  await ageLoan(db, loanId, today);
  return (await holdLoan(db, loanId)) ?? held;
};

/** The same of a running loan. @throws Problem `not-found`, `loan-not-running`. */
export const holdRunning = async (db: Db, loanId: string, today: string): Promise<LoanRow> => {
  const held = await holdAged(db, loanId, today);
  if (held.state !== 'running') throw new Problem('loan-not-running');
  return held;
};

/** The same of a loan that is owed: one that runs, or that counts as lost. @throws Problem `not-found`, `loan-not-running`. */
export const holdOwed = async (db: Db, loanId: string, today: string): Promise<LoanRow> => {
  const held = await holdAged(db, loanId, today);
  if (!isOwed(held)) throw new Problem('loan-not-running');
  return held;
};
