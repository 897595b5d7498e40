import { factorLimits, setFactorDemand as contract } from '@shuka/domain/accounts';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countWithout, findDemand, insertDemand } from './factor-store.ts';

export const setFactorDemand = handle(contract, async ({ startsOn, reason }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  // Nobody finds their money closed from one day to the next.
  if (startsOn < addDays(dayOf(now), factorLimits.noticeDays)) throw new Problem('notice-too-short');
  await insertDemand(db, { id: newId(), startsOn, reason, by: viewerOf(context).accountId }, now);
  return { ...(await findDemand(db)), without: await countWithout(db) };
});
