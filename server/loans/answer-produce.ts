import { answerProduce as contract } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { setAnswer } from './produce-store.ts';
import { answerProduceOf } from './show-produce.ts';

export const answerProduce = handle(contract, async ({ answer, ...which }, { db, clock }) => {
  const said = answer === 'agree' ? 'agreed' : 'declined';
  if (!(await setAnswer(db, which, said, clock.now()))) throw new Problem('loan-moved-on');
  return answerProduceOf(db, which.loanId);
});
