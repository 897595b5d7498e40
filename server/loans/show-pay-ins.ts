import type { PayIn } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findShownPayment } from '#finance';
import type { Db } from '#kit/db.ts';
import { findPayIn, type PayInRow } from './pay-in-store.ts';

/** A payment at the provider with what became of it for its loan. */
export const showPayIn = async (db: Db, { id, loanId, taken }: PayInRow): Promise<PayIn> => {
  const payment = await findShownPayment(db, id);
  if (payment === null) throw new Error('a loan was paid by a payment that is not there');
  return { ...payment, loanId, taken };
};

/** The same of one. @throws Problem `not-found`. */
export const answerPayIn = async (db: Db, id: string): Promise<PayIn> => {
  const found = await findPayIn(db, id);
  if (found === null) throw new Problem('not-found');
  return showPayIn(db, found);
};
