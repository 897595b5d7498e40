import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';

/** The least and the most parts of a loan that comes in parts, and the least of the sum that one may be, in parts of a million. */
export const trancheLimits = { least: 2, most: 6, leastPpm: 10_000 } as const;

/** A part of what is lent: the part of the sum in parts of a million, and what must be seen before it is paid. */
export const tranche = z.strictObject({
  name: requiredText('loans.partNameRequired', 80),
  /** Empty where nothing must be seen: of the first alone. */
  condition: optionalText(300),
  ppm: z
    .int('loans.partWrong')
    .check(z.gte(trancheLimits.leastPpm, 'loans.partWrong'), z.lte(1_000_000, 'loans.partWrong')),
});

export type Tranche = z.output<typeof tranche>;

/** The parts of a product in their order; none where a loan is paid out at once. */
export const tranches = z.array(tranche).check(z.maxLength(trancheLimits.most, 'loans.partsTooMany'));

/** Where a part of one loan stands. */
export const trancheStanding = z.strictObject({
  number: z.int(),
  name: z.string(),
  condition: z.string(),
  principalKobo: z.int(),
  feeKobo: z.int(),
  /** Who saw that its condition is met, and what they saw. */
  confirmed: z.nullable(z.strictObject({ byName: z.string(), words: z.string(), at: z.string() })),
  /** The loan that it became when it was paid. */
  loanId: z.nullable(id),
});

export type TrancheStanding = z.output<typeof trancheStanding>;
