import * as z from 'zod/mini';
import limits from './guarantees.json' with { type: 'json' };

/** How many guarantors a product wants, and for which part of what is to be repaid each answers, in parts of a million. */
export const guarantorsWanted = z.strictObject({
  count: z
    .int('loans.guarantorsWrong')
    .check(z.gte(1, 'loans.guarantorsWrong'), z.lte(limits.mostWanted, 'loans.guarantorsWrong')),
  sharePpm: z
    .int('loans.guarantorShareWrong')
    .check(z.gte(10_000, 'loans.guarantorShareWrong'), z.lte(1_000_000, 'loans.guarantorShareWrong')),
});

export type GuarantorsWanted = z.output<typeof guarantorsWanted>;
