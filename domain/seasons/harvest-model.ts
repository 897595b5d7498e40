import * as z from 'zod/mini';
import { harvestUnit, kilogramsPerUnit } from '#settings';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText, requiredText } from '#kit/text.ts';

/** The source of a calibration that people found by weighing one of their own. */
export const ownWeighing = 'own weighing';

/** How one knows what a unit weighs: where and when it was found, and by whose word. */
export const calibration = z.strictObject({
  market: optionalText(80),
  date: day('seasons.weighedOnRequired'),
  source: requiredText('seasons.sourceRequired', 300),
});

export type Calibration = z.output<typeof calibration>;

export const harvestDraft = z.strictObject({
  id,
  seasonId: id,
  farmId: id,
  keeperId: id,
  harvestedOn: day('seasons.harvestedOnRequired'),
  /** In `unit`, as it was counted. Nought is a correction's alone: there was no such harvest. */
  quantity: z
    .number('seasons.quantityRequired')
    .check(z.gte(0, 'seasons.quantityRequired'), z.lte(1_000_000_000, 'seasons.quantityTooMany')),
  unit: harvestUnit,
  kilogramsPerUnit,
  calibration,
  note: optionalText(1000),
  corrects: z.nullable(id),
});

export type HarvestDraft = z.output<typeof harvestDraft>;

/** What was brought in. Never changed: a correction, or a better weighing, is a record of its own. */
export const harvest = z.strictObject({
  id,
  seasonId: id,
  farmId: id,
  keeperId: id,
  harvestedOn: z.string(),
  quantity: z.number(),
  unit: harvestUnit,
  kilogramsPerUnit: z.number(),
  /** The quantity by the calibration, to a gram. */
  kilograms: z.number(),
  calibration,
  note: z.string(),
  corrects: z.nullable(id),
  createdAt: z.string(),
});

export type Harvest = z.output<typeof harvest>;

export const harvestRows = rowType<Harvest>('harvest', harvest);
