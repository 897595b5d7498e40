import { loanNumberOf } from '@shuka/domain/loans';
import { tellPerson } from '#accounts';
import type { Context } from '#kit/context.ts';
import type { LoanRow } from './loan-store.ts';

type News =
  | 'sms.loanApproved'
  | 'sms.loanRefused'
  | 'sms.loanPaidOut'
  | 'sms.loanGoods'
  | 'sms.goodsCorrected'
  | 'sms.goodsLowered'
  | 'sms.goodsTaken'
  | 'sms.loanPlanOffered'
  | 'sms.loanWrittenOff';

/** Tells a farmer what became of their loan, once it is done. @param words what else its text names: a reason, an amount. */
export const tellOfLoan = (
  context: Context,
  { keeperId, number }: Pick<LoanRow, 'keeperId' | 'number'>,
  says: News,
  words: string,
): Promise<void> => tellPerson(context, keeperId, says, () => ({ number: loanNumberOf(number), words }));
