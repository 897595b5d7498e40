import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText, requiredText } from '#kit/text.ts';

/** Two hundred tonnes: no weighbridge carries more. */
const mostKilograms = 200_000;

const said = {
  name: requiredText('weigh.scaleNameRequired', 60),
  capacityKilograms: z
    .int('weigh.capacityRequired')
    .check(z.gte(1, 'weigh.capacityRequired'), z.lte(mostKilograms, 'weigh.capacityTooLarge')),
  calibratedOn: day('weigh.calibratedRequired'),
  validUntil: day('weigh.validRequired'),
  /** The number on the paper of whoever calibrated it. */
  certificate: optionalText(60),
  isRetired: z.boolean(),
};

/** What an owner says of a scale. A later word of the same `scaleId` takes the place of the one before, which stays on record. */
export const scaleDraft = z.strictObject({ id, companyId: id, scaleId: id, ...said });

export type ScaleDraft = z.output<typeof scaleDraft>;

/** A scale of a mill by the last word on it. */
export const scale = z.strictObject({ id, companyId: id, ...said, saidAt: z.string() });

export type Scale = z.output<typeof scale>;

export const scaleRows = rowType<Scale>('scale', scale);
