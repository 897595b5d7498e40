import { readProduce as contract } from '@shuka/domain/loans';
import { handle } from '#kit/route.ts';
import { answerProduceOf } from './show-produce.ts';

export const readProduce = handle(contract, ({ loanId }, { db }) => answerProduceOf(db, loanId));
