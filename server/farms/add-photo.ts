import { addPhoto as contract, newPhoto, type Photo } from '@shuka/domain/farms';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { hadCareOn, hadErrandOn } from '#relations';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { countPhotos, insertPhoto } from './photo-store.ts';
import { isPlotOf } from './plot-store.ts';
import { holdFarm } from './store.ts';

/**
 * The keeper and whoever looks after them now may add any photo; who does not any more, or comes on an errand, those of
 * the days when they did.
 * @throws Problem `not-found`.
 */
const demandCare = async (db: Db, { accountId, roles }: Viewer, { keeperId, farmId, takenAt }: Photo) => {
  if (keeperId === accountId && roles.includes('farmer')) return;
  const day = dayOf(new Date(takenAt));
  const isTheirs =
    roles.includes('extension-manager') &&
    ((await hadCareOn(db, accountId, keeperId, day)) !== null || (await hadErrandOn(db, accountId, farmId, day)));
  if (!isTheirs) throw new Problem('not-found');
};

export const addPhoto = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const held = await holdFarm(db, draft.farmId);
  if (held === null) throw new Problem('not-found');
  const photo = newPhoto(draft, held.farm.keeperId, await countPhotos(db, draft.farmId));
  await demandCare(db, viewerOf(context), photo);
  if (draft.plotId !== null && !(await isPlotOf(db, draft.plotId, draft.farmId)))
    throw refusedField('plotId', 'plots.notThere');
  await insertPhoto(db, photo, draft, viewerOf(context).accountId, clock.now());
  return photo;
});
