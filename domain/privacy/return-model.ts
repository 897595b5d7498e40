import * as z from 'zod/mini';
import limits from './limits.json' with { type: 'json' };

/** What the yearly return counts; each name says over what. */
export const privacyFigure = z.strictObject({
  name: z.string(),
  /** What exactly is counted, in English as it is filed. */
  counts: z.string(),
  value: z.int(),
});

export type PrivacyFigure = z.output<typeof privacyFigure>;

/** The day the return over a year is filed by. */
export const returnDueOn = (year: number): string => `${year + 1}-${limits.returnBy.value}`;
