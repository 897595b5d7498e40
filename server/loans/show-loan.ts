import type { Loan, LoanCard } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import { findLoan, type LoanRow } from './loan-store.ts';
import { findPayments } from './payment-store.ts';
import { findSteps } from './step-store.ts';

export const showLoan = async (db: Db, found: LoanRow): Promise<Loan> => {
  const steps = await findSteps(db, found.id);
  const names = await fullNamesOf(db, [found.keeperId, ...steps.map(({ byId }) => byId)]);
  const {
    askedBy: _asked,
    recommendedBy: _recommended,
    decidedBy: _decided,
    reviewedFrom,
    money: _money,
    agedOn: _aged,
    ...loan
  } = found;
  return {
    ...loan,
    keeperName: names.get(found.keeperId) ?? '',
    isReview: reviewedFrom !== null,
    payments: await findPayments(db, found.id),
    steps: steps.map(({ byId, ...step }) => ({ ...step, byName: byId === null ? '' : (names.get(byId) ?? '') })),
  };
};

/** A loan as it stands now. @throws Problem `not-found`. */
export const answerLoan = async (db: Db, loanId: string): Promise<Loan> => {
  const found = await findLoan(db, loanId);
  if (found === null) throw new Problem('not-found');
  return showLoan(db, found);
};

/** Puts their farmers' names to cards. */
export const nameCards = async (db: Db, cards: readonly Omit<LoanCard, 'keeperName'>[]): Promise<LoanCard[]> => {
  const names = await fullNamesOf(
    db,
    cards.map(({ keeperId }) => keeperId),
  );
  return cards.map((card) => ({ ...card, keeperName: names.get(card.keeperId) ?? '' }));
};
