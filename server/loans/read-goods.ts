import { readGoods as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { answerGoods } from './show-goods.ts';

export const readGoods = handle(contract, ({ loanId }, { db, clock }) => answerGoods(db, loanId, dayOf(clock.now())));
