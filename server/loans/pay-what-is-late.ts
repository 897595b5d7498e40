import { standingOf } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import type { LoanRow } from './loan-store.ts';
import { takePayment, type Payment } from './take-payment.ts';

/**
 * Takes from whoever stands for a loan, its row held, what is late and no more: nobody pays for another ahead of time.
 * @throws Problem `more-than-late`, and what `takePayment` does.
 */
export const payWhatIsLate = async (context: Context, loan: LoanRow, one: Payment): Promise<void> => {
  const { overdueKobo } = standingOf(loan, dayOf(context.clock.now()));
  if (one.amountKobo > overdueKobo)
    throw new Problem('more-than-late', { values: { amount: formatNaira(overdueKobo) } });
  await takePayment(context, loan, one);
};
