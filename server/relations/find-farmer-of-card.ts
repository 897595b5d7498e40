import { findFarmerOfCard as contract } from '@shuka/domain/relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findHolderOfCard } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { isAssigned } from './store.ts';

/** A card of somebody else's farmer and one that is none look alike. */
export const findFarmerOfCard = handle(contract, async ({ cardCode }, context) => {
  const farmerId = await findHolderOfCard(context.db, cardCode.toLowerCase());
  const isTheirs = farmerId !== null && (await isAssigned(context.db, viewerOf(context).accountId, farmerId));
  if (farmerId === null || !isTheirs) throw new Problem('not-found');
  return { farmerId };
});
