import { mostShownGroups, readDelinquency as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { findDelinquency } from './find-delinquency.ts';

export const readDelinquency = handle(contract, async ({ by }, { db, clock }) => {
  const onDay = dayOf(clock.now());
  return { onDay, items: await findDelinquency(db, by, onDay, mostShownGroups) };
});
