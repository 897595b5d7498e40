import { findSupplier as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findLots } from '#lots';
import { findOpenShares } from '#marketplace';
import { handle } from '#kit/route.ts';
import { findKeeper } from './find-keeper.ts';

/** The newest lots of a farmer that anything is left of; older ones are told by their card on the farmer's phone. */
const mostLots = 100;

export const findSupplier = handle(contract, async ({ companyId, by }, { db }) => {
  const keeper = await findKeeper(db, { keeperId: null, cardCode: by, phone: by });
  if (keeper === null) throw new Problem('not-found');
  const lots = await findLots(db, keeper.id, null, mostLots);
  const agreed = await findOpenShares(db, companyId, keeper.id);
  return {
    keeperId: keeper.id,
    name: `${keeper.first_name} ${keeper.last_name}`,
    lots: lots
      .filter(({ leftGrams }) => leftGrams > 0)
      .map(({ id, crop, grade, leftGrams }) => ({ id, crop, grade, leftGrams, agreement: agreed.get(id) ?? null })),
  };
});
