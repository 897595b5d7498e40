import * as z from 'zod/mini';
import limits from './eligibility.json' with { type: 'json' };

const says = 'loans.conditionWrong';

const whole = (least: number, most: number) => z.optional(z.int(says).check(z.gte(least, says), z.lte(most, says)));

const hectares = z.optional(z.number(says).check(z.gt(0, says), z.lte(limits.mostHectares, says)));

/** Who may ask for a product, by what the records say: each condition is there or not. None at all: whoever farms here. */
export const eligibility = z.strictObject({
  /** Whole months since the account was opened. */
  leastMonths: whole(1, limits.mostMonths),
  /** Seasons that were written down, over or not. */
  leastSeasons: whole(1, limits.mostSeasons),
  needsPlot: z.optional(z.boolean()),
  needsPhone: z.optional(z.boolean()),
  /** No running loan may be later than so many days. */
  mostDaysLate: whole(0, limits.mostDaysLate),
  /** Of all plots on the map together. */
  leastHectares: hectares,
  mostHectares: hectares,
  /** Two-letter codes of states; a farm of theirs lies in one of them. */
  states: z.optional(
    z.array(z.string().check(z.regex(/^[A-Z]{2}$/, says))).check(z.minLength(1, says), z.maxLength(37, says)),
  ),
  /** Keys of crops; they have grown one of them. */
  crops: z.optional(
    z.array(z.string().check(z.regex(/^[a-z-]{1,40}$/, says))).check(z.minLength(1, says), z.maxLength(50, says)),
  ),
});

export type Eligibility = z.output<typeof eligibility>;

/** What the records of a farmer say today of what a product may ask for. */
export const borrowerFacts = z.strictObject({
  months: z.int(),
  seasons: z.int(),
  plots: z.int(),
  hectares: z.number(),
  isPhoneProved: z.boolean(),
  /** Of the running loan that is latest; nought where none is late. */
  daysLate: z.int(),
  states: z.array(z.string()),
  crops: z.array(z.string()),
});

export type BorrowerFacts = z.output<typeof borrowerFacts>;
