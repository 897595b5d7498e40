import * as z from 'zod/mini';
import { grades, grams, type Grade } from '#lots';
import { cropKey } from '#seasons';
import { day } from '#kit/day.ts';
import { folded } from '#kit/fold.ts';
import { id } from '#kit/id.ts';
import { stateCodeOr } from '#kit/place.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import bounds from './demand.json' with { type: 'json' };

export const { mostPayDays, mostDaysAhead, mostLots, mostBids } = bounds;

/** What a kilogram costs, in whole kobo. */
export const koboPerKilogram = z
  .int('demand.priceRequired')
  .check(z.gte(1, 'demand.priceRequired'), z.lte(bounds.mostKoboPerKilogram, 'demand.priceTooHigh'));

/** Of a whole demand, or of what is brought for it. */
export const tradedGrams = grams.check(z.lte(bounds.mostGrams, 'lots.gramsTooMany'));

/** What a buyer wants, as they say it; one version of it. */
export const demandTerms = z.strictObject({
  crop: requiredText('seasons.cropRequired', 60),
  /** The least that will do. */
  leastGrade: z.enum(grades, 'lots.gradeWrong'),
  grams: tradedGrams,
  stateCode: stateCodeOr('farms.stateRequired'),
  lga: requiredText('farms.lgaRequired', 60),
  fromDay: day('demand.fromRequired'),
  untilDay: day('demand.untilRequired'),
  /** Null where a formula says it. */
  koboPerKilogram: z.nullable(koboPerKilogram),
  /** In words, as 'the Dawanau price of the day less 5 %'; empty where there is a price. */
  formula: optionalText(200),
  /** Days from a delivery until it is paid; 0 on the day itself. */
  payWithinDays: z
    .int('demand.payDaysRequired')
    .check(z.gte(0, 'demand.payDaysRequired'), z.lte(mostPayDays, 'demand.payDaysTooMany')),
  note: optionalText(500),
});

export type DemandTerms = z.output<typeof demandTerms>;

/** How often somebody kept a word, of how many times the day of it came; `of` is 0 without a record. */
export const trust = z.strictObject({ kept: z.int(), of: z.int() });

export type Trust = z.output<typeof trust>;

/** A demand as it is shown on the board, with the version of its terms that counts now. */
export const demand = z.strictObject({
  id,
  companyId: id,
  companyName: z.string(),
  version: z.int(),
  ...demandTerms.shape,
  postedAt: z.string(),
  closedAt: z.nullable(z.string()),
  /** What was agreed of it so far. */
  agreedGrams: z.int(),
  /** How the buyer pays: on the day or before it. */
  buyerTrust: trust,
});

export type Demand = z.output<typeof demand>;

/** One version of what was said, and when. */
export const demandVersion = z.strictObject({
  version: z.int(),
  at: z.string(),
  byName: z.string(),
  terms: demandTerms,
});

export type DemandVersion = z.output<typeof demandVersion>;

const gradeRanks: Readonly<Record<Grade, number>> = { ungraded: 0, 'grade-3': 1, 'grade-2': 2, 'grade-1': 3 };

/** Higher is better; what nobody sorted is least. */
export const gradeRank = (grade: Grade): number => gradeRanks[grade];

/** One word for a crop whatever it is called; of one without data, its name in plain letters, at most 60 of them. */
export const cropWord = (crop: string): string => (cropKey(crop) || folded(crop) || crop.toLowerCase()).slice(0, 60);
