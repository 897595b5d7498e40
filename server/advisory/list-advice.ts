import { listAdvice as contract, mostPlaces } from '@shuka/domain/advisory';
import { findStandingOf } from '#seasons';
import { handle } from '#kit/route.ts';
import { findAdvice } from './advice-store.ts';

export const listAdvice = handle(contract, async ({ keeperId }, { db }) => {
  const standing = await findStandingOf(db, keeperId, mostPlaces);
  const told = await findAdvice(
    db,
    standing.map(({ id }) => id),
  );
  return {
    items: standing.map(({ id, crop, variety }) => {
      const { advice, changedAt } = told.get(id) ?? { advice: null, changedAt: null };
      return { seasonId: id, crop, variety, advice, changedAt };
    }),
  };
});
