import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { instant } from '#kit/text.ts';

/** A photo travels in two parts: the small one first, so that something is seen early on a slow line. */
export const photoParts = ['thumb', 'full'] as const;

export type PhotoPart = (typeof photoParts)[number];

/** The server takes no larger picture (design, section 3); phones shrink theirs to a twentieth of it. */
const mostPhotoBytes = 5_242_880;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'field.id'));
const sizeBytes = z.int().check(z.gte(1), z.lte(mostPhotoBytes));

/** The record of a photo; its bytes follow by resumable upload, each part checked against its SHA-256. */
export const photoDraft = z.strictObject({
  id,
  farmId: id,
  /** Null for a photo of the farm as a whole. */
  plotId: z.nullable(id),
  thumb: z.strictObject({ sha256, sizeBytes }),
  full: z.strictObject({ sha256, sizeBytes }),
  takenAt: instant,
});

export type PhotoDraft = z.output<typeof photoDraft>;

export const photo = z.strictObject({
  id,
  farmId: id,
  plotId: z.nullable(id),
  keeperId: id,
  takenAt: z.string(),
  /** Which parts the server has. */
  has: z.array(z.enum(photoParts)),
});

export type Photo = z.output<typeof photo>;

export const photoRows = rowType<Photo>('photo', photo);
