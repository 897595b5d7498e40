import { proposeWriteOff as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { isGuarantorOf } from './guarantee-store.ts';
import { holdRunning } from './hold-running.ts';
import { answerWriteOffs, isLateEnough } from './show-write-offs.ts';
import { insertWriteOff } from './write-off-store.ts';

export const proposeWriteOff = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const [now, byId] = [clock.now(), viewerOf(context).accountId];
  const today = dayOf(now);
  const loan = await holdRunning(db, draft.loanId, today);
  if (await isGuarantorOf(db, loan.id, byId)) throw new Problem('second-person-needed');
  if (!isLateEnough(loan, today)) throw new Problem('not-late-enough');
  if (!(await insertWriteOff(db, draft, byId, now))) throw new Problem('write-off-waits');
  return answerWriteOffs(db, draft.loanId, today);
});
