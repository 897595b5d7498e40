import { arePapersOpen, removePaper as contract } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { dropPapers } from './forget-papers.ts';
import { holdLoan } from './loan-store.ts';
import { findPaper, forgetPaper } from './paper-store.ts';
import { answerPapers } from './show-papers.ts';

export const removePaper = handle(contract, async ({ loanId, paperId }, context) => {
  const { db } = context;
  const loan = await holdLoan(db, loanId);
  if (loan === null || (await findPaper(db, loanId, paperId)) === null) throw new Problem('not-found');
  if (!arePapersOpen(loan.state)) throw new Problem('loan-moved-on');
  const keys = await forgetPaper(db, paperId);
  context.afterwards(() => dropPapers(context, keys));
  return answerPapers(db, loanId);
});
