import * as z from 'zod/mini';
import { calibration } from '#seasons';
import { harvestUnit, kilogramsPerUnit } from '#settings';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';

/** A million tonnes: more than any store holds, and sums of it stay exact. */
export const mostGrams = 1e12;

/** What a lot weighs is counted in whole grams, so that nothing is lost in sums. */
export const grams = z
  .int('lots.gramsRequired')
  .check(z.gte(1, 'lots.gramsRequired'), z.lte(mostGrams, 'lots.gramsTooMany'));

/** As buyers sort it; nobody sorted what is ungraded. */
export const grades = ['ungraded', 'grade-1', 'grade-2', 'grade-3'] as const;

export type Grade = (typeof grades)[number];

/** How a lot is kept apart from others: not at all, under a certificate, or so that its plot stays known. */
export const custodies = ['ordinary', 'certified', 'identity-preserved'] as const;

export type Custody = (typeof custodies)[number];

/** Where something came from that was put into store. `plotId` is null for the farm as a whole. */
export const origin = z.strictObject({
  seasonId: id,
  harvestId: id,
  plotId: z.nullable(id),
  crop: requiredText('seasons.cropRequired', 60),
  variety: optionalText(60),
  custody: z.enum(custodies, 'lots.custodyWrong'),
  /** Which certificate; empty where there is none. */
  certificate: optionalText(80),
});

export type Origin = z.output<typeof origin>;

/** The unit people count a lot in, and what one of it weighs. */
const counted = { unit: harvestUnit, kilogramsPerUnit, calibration };

/** Where a lot stands, in the words of whoever put it there. */
export const standsAt = requiredText('lots.standsAtRequired', 80);

/** A lot as it is born: what is said of it beside what it has from where it came. */
export const newLot = z.strictObject({ id, grams, grade: z.enum(grades, 'lots.gradeWrong'), ...counted, standsAt });

export type NewLot = z.output<typeof newLot>;

/** An amount of produce of one origin, or of several that were joined, in one place. */
export const lot = z.strictObject({
  id,
  keeperId: id,
  crop: z.string(),
  variety: z.string(),
  grade: z.enum(grades),
  custody: z.enum(custodies),
  certificate: z.string(),
  /** Null where lots of several were joined; the same of the harvest and the plot. */
  seasonId: z.nullable(id),
  harvestId: z.nullable(id),
  plotId: z.nullable(id),
  ...counted,
  bornOn: day(),
  bornGrams: z.int(),
  /** A lot with nothing left is closed and used no more. */
  leftGrams: z.int(),
  standsAt: z.string(),
  /** The lots it was taken from; none for one that was put into store. */
  parents: z.array(id),
  /** The step it was born in. */
  bornBy: id,
});

export type Lot = z.output<typeof lot>;
