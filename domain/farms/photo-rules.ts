import { Problem, refusedField } from '#kit/problem.ts';
import type { Photo, PhotoDraft } from './photo-model.ts';

/** Per farm. At 100 KB each this is 50 MB, more than a farmer would want on a phone. */
export const mostPhotos = 500;

const earliest = Date.UTC(1970, 0, 1);
const latest = Date.UTC(2200, 0, 1);

/** A phone's clock may be years off and its word is kept as it is; but it must be a moment that a calendar has. */
const readMoment = (text: string): string => {
  const moment = new Date(text).getTime();
  if (!(moment >= earliest && moment < latest)) throw refusedField('takenAt', 'field.instant');
  return new Date(moment).toISOString();
};

/**
 * The record a photo's draft becomes, before any of its bytes are here.
 * @throws Problem `invalid` beside `takenAt`; `too-many-photos` past `mostPhotos` of one farm.
 */
export const newPhoto = (draft: PhotoDraft, keeperId: string, photosAlready: number): Photo => {
  const takenAt = readMoment(draft.takenAt);
  if (photosAlready >= mostPhotos) throw new Problem('too-many-photos');
  return { id: draft.id, farmId: draft.farmId, plotId: draft.plotId, keeperId, takenAt, has: [] };
};
