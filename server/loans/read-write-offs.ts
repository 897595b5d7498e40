import { readWriteOffs as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { answerWriteOffs } from './show-write-offs.ts';

export const readWriteOffs = handle(contract, ({ loanId }, { db, clock }) =>
  answerWriteOffs(db, loanId, dayOf(clock.now())),
);
