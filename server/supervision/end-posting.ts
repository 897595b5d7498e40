import { endPosting as contract } from '@shuka/domain/supervision';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { endPostings } from './posting-store.ts';

export const endPosting = handle(contract, async ({ zoneId, managerId }, { db, clock }) => {
  const ended = await endPostings(db, [managerId], clock.now(), zoneId);
  if (ended === 0) throw new Problem('not-posted');
  return { posted: ended };
});
