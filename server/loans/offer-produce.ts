import { offerProduce as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { isOpenMill } from '#relations';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdLoan } from './loan-store.ts';
import { insertAgreement } from './produce-store.ts';
import { answerProduceOf } from './show-produce.ts';

export const offerProduce = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const now = clock.now();
  const loan = await holdLoan(db, draft.loanId);
  if (loan?.state !== 'running') throw new Problem('loan-not-running');
  if (draft.untilOn < dayOf(now)) throw refusedField('untilOn', 'loans.untilOver');
  if (!(await isOpenMill(db, draft.companyId))) throw new Problem('no-such-mill');
  if (!(await insertAgreement(db, draft, viewerOf(context).accountId, now)))
    throw new Problem('produce-offered-already');
  return answerProduceOf(db, draft.loanId);
});
