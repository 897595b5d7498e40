import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';

/** `proposed` waits for a second officer. */
const writeOffStates = ['proposed', 'approved', 'refused'] as const;

export const writeOffDraft = z.strictObject({ id, loanId: id, words: requiredText('loans.reasonRequired', 500) });

export type WriteOffDraft = z.output<typeof writeOffDraft>;

/** That the lender counts a loan as lost; it is still owed. Money in kobo. */
export const writeOff = z.strictObject({
  ...writeOffDraft.shape,
  state: z.enum(writeOffStates),
  proposedByName: z.string(),
  proposedAt: z.string(),
  decidedByName: z.string(),
  decisionWords: z.string(),
  decidedAt: z.nullable(z.string()),
  /** What of the sum lent the lender counts as lost; nought until it is approved. */
  lossKobo: z.int(),
  /** What came in since. */
  recoveredKobo: z.int(),
});

export type WriteOff = z.output<typeof writeOff>;

/** `isLateEnough`: whether the loan has been late for as long as data ask before it may be written off. */
export const writeOffs = z.strictObject({ items: z.array(writeOff), isLateEnough: z.boolean(), fromDays: z.int() });

export type WriteOffs = z.output<typeof writeOffs>;
