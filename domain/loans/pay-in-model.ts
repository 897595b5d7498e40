import * as z from 'zod/mini';
import { movedKobo, payment } from '#finance';
import { id } from '#kit/id.ts';

export const payInDraft = z.strictObject({ id, loanId: id, amountKobo: movedKobo });

/** What a payment at the provider came to for a loan; money in kobo. */
export const payInTaken = z.strictObject({
  /** The loan that took it: another than was meant, where that one goes on by another plan. */
  loanId: id,
  loanKobo: z.int(),
  /** What the loan did not take, in the farmer's wallet. */
  walletKobo: z.int(),
  on: z.string(),
});

export type PayInTaken = z.output<typeof payInTaken>;

/** `taken` is null until the money came. */
export const payIn = z.strictObject({ ...payment.shape, loanId: id, taken: z.nullable(payInTaken) });

export type PayIn = z.output<typeof payIn>;
