import { reviseFarm as contract, revisedFarm } from '@shuka/domain/farms';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { keepClashes, saidNow } from './clashes.ts';
import { holdFarm, updateFarm } from './store.ts';

export const reviseFarm = handle(contract, async ({ farmId, was, becomes }, context) => {
  const held = await holdFarm(context.db, farmId);
  if (held === null) throw new Problem('not-found');
  const { farm, changed, clashes, isMerged } = revisedFarm(held.farm, was, becomes);
  const { accountId } = viewerOf(context);
  if (changed.length > 0) await updateFarm(context.db, farm, saidNow(held.saidBy, changed, accountId));
  const about = { keeperId: farm.keeperId, farmId, plotId: null };
  // Here what arrived stands, so the other value is the one that was said before.
  const said = clashes.map((clash) => ({
    ...clash,
    nowBy: accountId,
    otherBy: held.saidBy[clash.field] ?? farm.keeperId,
  }));
  await keepClashes(context.db, about, said, context.clock.now());
  if (clashes.length > 0) context.tellOutcome('conflict');
  else if (isMerged) context.tellOutcome('merged');
  return farm;
});
