import { loanNumberOf } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { fullNamesOf, tellPerson } from '#accounts';
import type { Context } from '#kit/context.ts';
import { insertGuarantee, type GuaranteeRow } from './guarantee-store.ts';
import { findLoan } from './loan-store.ts';

type GoesOn = { readonly newLoanId: string; readonly askedBy: string };

/**
 * Asks whoever stood for a loan to stand for the one that goes on by another plan: nobody stands for terms they did not agree
 * to. @param standing those who stood for it until now, read before the old loan ended.
 */
export const askAnew = async (
  context: Context,
  standing: readonly GuaranteeRow[],
  { newLoanId, askedBy }: GoesOn,
): Promise<void> => {
  const { db, clock } = context;
  const loan = standing.length === 0 ? null : await findLoan(db, newLoanId);
  if (loan === null) return;
  const name = (await fullNamesOf(db, [loan.keeperId])).get(loan.keeperId) ?? '';
  for (const { keeperId, called, sharePpm } of standing) {
    const asked = { id: newId(), loanId: newLoanId, keeperId, called, sharePpm, askedBy };
    await insertGuarantee(db, asked, clock.now());
    await tellPerson(context, keeperId, 'sms.guaranteeAnew', () => ({ name, number: loanNumberOf(loan.number) }));
  }
};
