import { addPhoto as contract, newPhoto } from '@shuka/domain/farms';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countPhotos, insertPhoto } from './photo-store.ts';
import { isPlotOf } from './plot-store.ts';
import { holdFarm } from './store.ts';

export const addPhoto = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const held = await holdFarm(db, draft.farmId);
  if (held === null) throw new Problem('not-found');
  if (draft.plotId !== null && !(await isPlotOf(db, draft.plotId, draft.farmId)))
    throw refusedField('plotId', 'plots.notThere');
  const photo = newPhoto(draft, held.farm.keeperId, await countPhotos(db, draft.farmId));
  await insertPhoto(db, photo, draft, viewerOf(context).accountId, clock.now());
  return photo;
});
