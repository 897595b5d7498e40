import { closeTillCase as contract } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdTillCase, nameCases, setCaseClosed } from './till-case-store.ts';

export const closeTillCase = handle(contract, async ({ caseId, words }, context) => {
  const { db, clock } = context;
  const byId = viewerOf(context).accountId;
  const held = await holdTillCase(db, caseId);
  if (held === null) throw new Problem('not-found');
  if (held.closedAt !== null) throw new Problem('till-case-closed');
  if (held.managerId === byId) throw new Problem('not-ones-own-till');
  await setCaseClosed(db, caseId, byId, words, clock.now());
  const [closed] = await nameCases(db, [{ ...held, words, closedAt: clock.now().toISOString() }]);
  if (closed === undefined) throw new Error('a case was closed and is not there');
  return closed;
});
