import { listGuarantors as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { answerGuarantors } from './show-guarantors.ts';

export const listGuarantors = handle(contract, ({ loanId }, { db, clock }) =>
  answerGuarantors(db, loanId, dayOf(clock.now())),
);
