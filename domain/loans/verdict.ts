import * as z from 'zod/mini';
import { password } from '#accounts';
import { optionalText } from '#kit/text.ts';

/** What an officer says beside a verdict: the reason, and the password once more. */
export const verdictSaid = { words: optionalText(500), password } as const;

/** What a second officer says of what another proposed, or a farmer asked for. */
export const officerVerdict = {
  decision: z.enum(['approve', 'refuse'], 'loans.verdictRequired'),
  ...verdictSaid,
} as const;

/** A refusal says why. */
export const saysWhy = z.refine<{ readonly decision: string; readonly words: string }>(
  ({ decision, words }) => decision !== 'refuse' || words !== '',
  { error: 'loans.reasonRequired', path: ['words'] },
);
