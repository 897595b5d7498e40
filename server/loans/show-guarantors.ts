import { answersForKobo, type Guarantors } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import { findGuaranteesFor, findWanted } from './guarantee-store.ts';
import { findLoan } from './loan-store.ts';

/** Who stands for a loan, and who was asked to, as the applicant and officers see it. @throws Problem `not-found`. */
export const answerGuarantors = async (db: Db, loanId: string, today: string): Promise<Guarantors> => {
  const loan = await findLoan(db, loanId);
  if (loan === null) throw new Problem('not-found');
  const wanted = await findWanted(db, loanId);
  const found = await findGuaranteesFor(db, loanId);
  const names = await fullNamesOf(
    db,
    found.map(({ keeperId }) => keeperId),
  );
  const items = found.map(({ id, keeperId, called, state, askedAt, answeredAt }) => ({
    id,
    state,
    askedAt,
    answeredAt,
    name: state === 'agreed' ? (names.get(keeperId) ?? '') : called,
  }));
  const sharePpm = wanted?.sharePpm ?? found[0]?.sharePpm; // of another plan: as they answered for before
  return { wanted, answersForKobo: sharePpm === undefined ? 0 : answersForKobo(loan, sharePpm, today), items };
};
