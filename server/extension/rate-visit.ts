import { rateVisit as contract } from '@shuka/domain/extension';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { holdVisit, keepRating } from './visit-store.ts';

export const rateVisit = handle(contract, async ({ visitId, rating, note }, { db }) => {
  const visit = await holdVisit(db, visitId);
  if (visit === null) throw new Problem('not-found');
  await keepRating(db, visitId, rating, note);
  return { ...visit, rating, ratingNote: note };
});
