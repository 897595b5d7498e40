import * as z from 'zod/mini';
import { grades } from '#lots';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText, requiredText } from '#kit/text.ts';

/** A hundred per cent, in hundredths of one: what is measured is counted in whole hundredths, so that sums are exact. */
export const wholeShare = 10_000;

/** A share in hundredths of a per cent; `says` is the catalogue entry for what is none. */
export const share = (says: string) => z.int(says).check(z.gte(0, says), z.lte(wholeShare, says));

/** What is paid is rounded to so many grams: not at all, to 100 g, to half a kilogram, to a kilogram. */
export const roundings = [1, 100, 500, 1000] as const;

const roundingWays = ['down', 'nearest'] as const;

/** More than a kilogram of any produce of a field here ever cost: a larger number is a slip of the finger. In kobo. */
const mostKoboPerKilogram = 100_000_000;

export const koboPerKilogram = z
  .int('weigh.priceRequired')
  .check(z.gte(1, 'weigh.priceRequired'), z.lte(mostKoboPerKilogram, 'weigh.priceTooHigh'));

/** By what a delivery of one crop is reckoned, whatever its grade; shares in hundredths of a per cent. */
const deductions = {
  /** Up to so much moisture nothing is deducted; for each point above it `moistureTaken` of the net weight is. */
  moistureBase: share('weigh.shareWrong'),
  moistureTaken: share('weigh.shareWrong'),
  /** The same of sand, stones and husks. */
  foreignBase: share('weigh.shareWrong'),
  foreignTaken: share('weigh.shareWrong'),
  /** What is wetter than this is not taken in. */
  moistureMost: share('weigh.shareWrong'),
  roundGrams: z.union([z.literal(1), z.literal(100), z.literal(500), z.literal(1000)]),
  rounding: z.enum(roundingWays),
};

/** What one delivery was reckoned by, as the deliverer was shown it. */
export const terms = z.strictObject({ ...deductions, koboPerKilogram });

export type Terms = z.output<typeof terms>;

const gradePrice = z.strictObject({ grade: z.enum(grades, 'lots.gradeWrong'), koboPerKilogram });

/** What a mill says of one crop: deductions, and a price for each grade that it buys. */
const formulaLine = z.strictObject({
  crop: requiredText('weigh.cropRequired', 60),
  ...deductions,
  prices: z
    .array(gradePrice)
    .check(z.minLength(1, 'weigh.pricesRequired'), z.maxLength(grades.length, 'weigh.shareWrong')),
});

export type FormulaLine = z.output<typeof formulaLine>;

const lines = z.array(formulaLine).check(z.minLength(1, 'weigh.linesRequired'), z.maxLength(20, 'weigh.linesTooMany'));

export const formulaDraft = z.strictObject({ id, companyId: id, lines, note: optionalText(300) });

export type FormulaDraft = z.output<typeof formulaDraft>;

/** One version of the formula of a mill; it is never changed, the next one takes its place. */
export const formula = z.strictObject({
  id,
  companyId: id,
  /** Counts the versions of a mill from 1. */
  version: z.int(),
  lines: z.array(formulaLine),
  note: z.string(),
  createdAt: z.string(),
  byId: id,
  byName: z.string(),
});

export type Formula = z.output<typeof formula>;

export const formulaRows = rowType<Formula>('formula', formula);
