import * as z from 'zod/mini';
import { grades } from '#lots';
import { id } from '#kit/id.ts';
import { trust } from './demand-model.ts';

/** Where a distance was measured from: the plot, the middle of the LGA, or only of the state. */
const measuredFrom = ['plot', 'lga', 'state'] as const;

/** Why a lot fits a demand, in figures that are told in words. */
const matchFacts = {
  /** Whole kilometres to the middle of the demand's LGA; null where nobody knows where the lot is. */
  kilometres: z.nullable(z.int()),
  from: z.enum(measuredFrom),
  grade: z.enum(grades),
  isBetterGrade: z.boolean(),
  /** What of the demand the lot would fill, in whole percent, 1 to 100. */
  fillsPercent: z.int(),
  /** Days after the demand's first day on which it is ready; 0 when it is ready by then. */
  readyDaysLater: z.int(),
  trust,
};

/** A lot of one's own, or of a farmer in one's care, that a demand could take. */
export const fittingLot = z.strictObject({
  lotId: id,
  keeperId: id,
  keeperName: z.string(),
  crop: z.string(),
  lga: z.string(),
  stateCode: z.string(),
  /** What is not promised yet. */
  freeGrams: z.int(),
  ...matchFacts,
});

export type FittingLot = z.output<typeof fittingLot>;

/** A lot on show to buyers; who keeps it is not told. */
export const match = z.strictObject({
  lotId: id,
  crop: z.string(),
  stateCode: z.string(),
  lga: z.string(),
  grams: z.int(),
  readyOn: z.string(),
  ...matchFacts,
});

export type Match = z.output<typeof match>;

export type MatchFacts = Pick<Match, keyof typeof matchFacts>;

/** A lot that its keeper shows to buyers. */
export const shownLot = z.strictObject({ lotId: id, grams: z.int(), readyOn: z.string(), isOpen: z.boolean() });

export type ShownLot = z.output<typeof shownLot>;
