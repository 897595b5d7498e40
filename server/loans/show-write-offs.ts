import { standingOf, writeOffFromDays, type WriteOffs } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import { findLoan, type LoanRow } from './loan-store.ts';
import { findWriteOffsOf } from './write-off-store.ts';

/** Whether a loan has been late for as long as data ask before it may count as lost. */
export const isLateEnough = (loan: LoanRow, today: string): boolean =>
  loan.state === 'running' && standingOf(loan, today).daysLate >= writeOffFromDays;

/** What was proposed about counting a loan as lost, as officers read it. @throws Problem `not-found`. */
export const answerWriteOffs = async (db: Db, loanId: string, today: string): Promise<WriteOffs> => {
  const loan = await findLoan(db, loanId);
  if (loan === null) throw new Problem('not-found');
  const found = await findWriteOffsOf(db, loanId);
  const names = await fullNamesOf(
    db,
    found.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy]),
  );
  const items = found.map(({ proposedBy, decidedBy, ...one }) => ({
    ...one,
    proposedByName: names.get(proposedBy) ?? '',
    decidedByName: decidedBy === null ? '' : (names.get(decidedBy) ?? ''),
  }));
  return { items, isLateEnough: isLateEnough(loan, today), fromDays: writeOffFromDays };
};
