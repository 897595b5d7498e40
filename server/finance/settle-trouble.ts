import { settleTrouble as contract } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { answerTrouble } from './show-trouble.ts';
import { insertSettlement } from './trouble-store.ts';

/** The money itself is put right where it lies: at the provider, or in the ledger by two admins. */
export const settleTrouble = handle(contract, async ({ subjectId, words }, context) => {
  const { db, clock } = context;
  const byId = viewerOf(context).accountId;
  const { ownerId, trouble } = await answerTrouble(db, subjectId);
  if (ownerId === byId) throw new Problem('second-person-needed');
  if (!(await insertSettlement(db, { subjectId, trouble, words, byId }, clock.now())))
    throw new Problem('trouble-settled');
  return answerTrouble(db, subjectId);
});
