import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { instant, requiredText } from '#kit/text.ts';
import { insuranceLimits } from './product-model.ts';

/** Why a line of a list of rain was left out. */
export const rainFaults = [
  'broken-line',
  'no-day',
  'future-day',
  'no-place',
  'not-nigeria',
  'no-rain',
  'absurd-rain',
  'twice',
] as const;

export type RainFault = (typeof rainFaults)[number];

/** The longest list that is read at once: a season of a state on the grid. */
export const mostRainLetters = 4_000_000;

const says = 'insurance.fileRequired';

/** The file as it is. */
export const rainFile = z
  .string(says)
  .check(z.minLength(1, says), z.maxLength(mostRainLetters, 'insurance.fileTooLong'));

/** Lines that were left out for one reason: how many, and the numbers of the first of them, as '2, 14'. */
export const rainLeftOut = z.strictObject({ reason: z.enum(rainFaults), count: z.int(), lines: z.string() });

export type RainLeftOut = z.output<typeof rainLeftOut>;

const counts = {
  /** How many lines hold anything; the head is none of them. */
  lines: z.int(),
  /** How many days of squares can be kept, in how many squares, from when until when. */
  days: z.int(),
  squares: z.int(),
  from: z.string(),
  until: z.string(),
  leftOut: z.array(rainLeftOut),
};

/** What a list would bring: nothing is kept by asking. */
export const rainTrial = z.strictObject({
  ...counts,
  /** In how many of its squares a cover stands. */
  coveredSquares: z.int(),
  /** For how many of its days another rain stands now, by more than a tenth of a millimetre. */
  otherDays: z.int(),
});

export type RainTrial = z.output<typeof rainTrial>;

export const rainImportStates = ['asked', 'agreed', 'refused'] as const;

/** A list of official rain: it counts once a second person agreed, from then on under its version. */
export const rainImport = z.strictObject({
  id,
  ...counts,
  source: z.string(),
  fileName: z.string(),
  state: z.enum(rainImportStates),
  /** Counts the lists that were agreed to; of two on one day the later one stands. Null before that. */
  version: z.nullable(z.int()),
  importedBy: id,
  importedByName: z.string(),
  importedAt: instant,
  decidedByName: z.string(),
  decidedAt: z.nullable(instant),
  reason: z.string(),
});

export type RainImport = z.output<typeof rainImport>;

export const rainImportDraft = z.strictObject({
  id,
  /** Whose records they are: stations of NiMet, CHIRPS, with the edition. */
  source: requiredText('insurance.rainSourceRequired', 160),
  fileName: requiredText(says, 120),
  text: rainFile,
});

/** Rain of one day in one square, in hundredths of a millimetre. */
export type OfficialDay = { readonly cell: string; readonly day: string; readonly rain: number };

export const mostRainLines = insuranceLimits.mostRainLines.value;
