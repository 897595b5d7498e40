import { arePapersOpen, type LoanPapers } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import { findLoan } from './loan-store.ts';
import { findPapers, findPapersWanted } from './paper-store.ts';

/** The papers of a loan as everybody who may see it does. @throws Problem `not-found`. */
export const answerPapers = async (db: Db, loanId: string): Promise<LoanPapers> => {
  const loan = await findLoan(db, loanId);
  if (loan === null) throw new Problem('not-found');
  const found = await findPapers(db, loanId);
  const names = await fullNamesOf(
    db,
    found.map(({ addedBy }) => addedBy),
  );
  const items = found.map(({ id, place, addedBy, addedAt }) => ({
    id,
    place,
    addedAt,
    addedByName: names.get(addedBy) ?? '',
  }));
  return { wanted: await findPapersWanted(db, loanId), items, isOpen: arePapersOpen(loan.state) };
};
