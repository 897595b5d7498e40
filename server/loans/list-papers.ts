import { listPapers as contract } from '@shuka/domain/loans';
import { handle } from '#kit/route.ts';
import { answerPapers } from './show-papers.ts';

export const listPapers = handle(contract, ({ loanId }, { db }) => answerPapers(db, loanId));
