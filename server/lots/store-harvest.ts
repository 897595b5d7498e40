import { checkBirth, storedStep, storeHarvest as contract } from '@shuka/domain/lots';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { holdHarvestLine } from '#seasons';
import { makerOf } from './do-with-lots.ts';
import { findStoredGrams } from './store.ts';
import { writeStep } from './write-step.ts';

export const storeHarvest = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const line = await holdHarvestLine(db, draft.origin.harvestId);
  if (line === null || line.season.keeperId !== draft.keeperId) throw new Problem('no-such-harvest');
  const { id: seasonId, plotId, crop, variety } = line.season;
  const origin = { ...draft.origin, seasonId, plotId, crop, variety };
  const step = storedStep({ ...draft, origin }, makerOf(context));
  checkBirth(step, line.standing, await findStoredGrams(db, line.ids), clock.now());
  await writeStep(db, step, []);
  return step;
});
