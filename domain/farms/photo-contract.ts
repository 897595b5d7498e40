import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { farmHands } from './hands.ts';
import { photo, photoDraft, photoParts, photoRows, type PhotoDraft } from './photo-model.ts';

/** Who works on the farm, or did when the photo was taken: it counts, though it arrives when another looks after the farmer. */
const ofPhotographed = { kind: 'photographedFarm', idField: 'farmId' } as const;

const ofPhoto = { kind: 'photo', idField: 'photoId' } as const;

export const addPhoto = endpoint({
  name: 'farms.addPhoto',
  method: 'POST',
  path: '/api/farms/:farmId/photos',
  who: farmHands,
  object: ofPhotographed,
  input: photoDraft,
  output: photo,
  errors: { 'too-many-photos': 409 },
  offline: 'queue',
  effects: [
    effect(
      photoRows,
      ({ id: photoId }: PhotoDraft) => photoId,
      (before, { id: photoId, farmId, plotId, takenAt }, { accountId }) =>
        before ?? { id: photoId, farmId, plotId, takenAt, keeperId: accountId, has: [] },
    ),
  ],
  audit: 'added a photo',
  creates: true,
  summary: 'Tells of a photo of a farm or one of its plots; its two parts are uploaded after',
});

export const removePhoto = endpoint({
  name: 'farms.removePhoto',
  method: 'DELETE',
  path: '/api/photos/:photoId',
  who: farmHands,
  object: ofPhoto,
  input: z.strictObject({ photoId: id }),
  output: z.strictObject({}),
  errors: { 'photo-in-use': 409 },
  offline: 'queue',
  effects: [
    effect(
      photoRows,
      ({ photoId }: { photoId: string }) => photoId,
      () => null,
    ),
  ],
  audit: 'removed a photo',
  summary: 'Removes a photo that no inspection, visit or report shows',
});

export const readPhoto = endpoint({
  name: 'farms.readPhoto',
  method: 'GET',
  path: '/api/photos/:photoId/:part',
  who: { ...farmHands, admin: 'any' },
  object: ofPhoto,
  input: z.strictObject({ photoId: id, part: z.enum(photoParts) }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'file',
  summary: 'A part of a photo as WebP; browsers keep no copy, phones keep theirs encrypted',
});
