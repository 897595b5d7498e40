import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { stateCodeOr } from '#kit/place.ts';
import { rowType } from '#kit/row-type.ts';
import { requiredText } from '#kit/text.ts';

/** Spec, section 5: the three choices, in the owner's words (`words` holds them to the letter). In acres. */
export const sizeBands = ['small', 'medium', 'large'] as const;

export type SizeBand = (typeof sizeBands)[number];

export const acresOfBand = {
  small: { from: 0, to: 2 },
  medium: { from: 2, to: 10 },
  large: { from: 10, to: null },
} as const satisfies Record<SizeBand, { from: number; to: number | null }>;

/** What a keeper says of a farm, and may change later. */
export const farmDetails = z.strictObject({
  name: requiredText('farms.nameRequired', 80),
  stateCode: stateCodeOr('farms.stateRequired'),
  lga: requiredText('farms.lgaRequired', 60),
  sizeBand: z.enum(sizeBands, 'farms.sizeRequired'),
  crop: requiredText('farms.cropRequired', 60),
});

export type FarmDetails = z.output<typeof farmDetails>;

export const farmDraft = z.strictObject({ id, ...farmDetails.shape });

export type FarmDraft = z.output<typeof farmDraft>;

export const farm = z.strictObject({
  ...farmDraft.shape,
  keeperId: id,
  revision: z.int(),
  createdAt: z.string(),
});

export type Farm = z.output<typeof farm>;

export const farmRows = rowType<Farm>('farm', farm);
