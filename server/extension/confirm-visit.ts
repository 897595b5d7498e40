import { answeredVisit, confirmVisit as contract } from '@shuka/domain/extension';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { holdVisit, keepAnswer } from './visit-store.ts';

export const confirmVisit = handle(contract, async ({ visitId, tookPlace }, { db, clock }) => {
  const visit = await holdVisit(db, visitId);
  if (visit === null) throw new Problem('not-found');
  await keepAnswer(db, visitId, tookPlace, clock.now());
  return answeredVisit(visit, tookPlace);
});
