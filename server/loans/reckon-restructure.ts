import { penaltySince, restructureOf, type Restructure, type RestructureFigures } from '@shuka/domain/loans';
import type { Db } from '#kit/db.ts';
import type { LoanRow } from './loan-store.ts';
import { findPayments } from './payment-store.ts';

type Wanted = Pick<Restructure, 'instalments' | 'principalGrace' | 'interestGrace' | 'fromOn'>;

/** What another plan comes to today, of a loan whose penalties are counted; null where nothing is owed of the sum. */
export const reckonRestructure = async (
  db: Db,
  loan: LoanRow,
  wanted: Wanted,
  today: string,
): Promise<RestructureFigures | null> => {
  const payments = await findPayments(db, loan.id);
  const agedOn = loan.agedOn ?? today;
  const waivedKobo = penaltySince(loan, payments, { fromOn: wanted.fromOn, agedOn });
  return restructureOf(loan, wanted, { today, waivedKobo });
};
