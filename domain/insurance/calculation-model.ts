import * as z from 'zod/mini';
import { coverSides } from './index-rules.ts';
import { koboSum, phaseNames } from './product-model.ts';

/** What a step of a calculation says. The words of each stand in the catalogues; its figures go into them. */
export const stepKinds = [
  'phase-ahead',
  'rain-read',
  'rain-official',
  'days-filled',
  'days-lacking',
  'dekads-capped',
  'phase-none',
  'phase-part',
  'phase-all',
  'phases-sum',
  'limit',
  'month-share',
  'months-weighted',
  'step-none',
  'step-pays',
  'cuts-lacking',
  'cuts-mean',
  'trigger-yield',
  'yield-none',
  'yield-part',
  'payable',
  'premium-back',
] as const;

export type StepKind = (typeof stepKinds)[number];

/**
 * One step that a farmer opens: what is done, with which figures, and what comes of it. A figure's name tells its unit:
 * `…Mm` hundredths of a millimetre, `…Kobo`, `…Kg` kilograms a hectare, `…Percent`, `…Share` hundredths
 * of a per cent, `…On` a day, `…By` a name, else a count.
 */
export const step = z.strictObject({
  what: z.enum(stepKinds),
  /** The phase it is of, by its place; null for the whole. */
  phase: z.nullable(z.int()),
  figures: z.record(z.string(), z.union([z.int(), z.string()])),
});

export type Step = z.output<typeof step>;

const dekad = z.strictObject({
  from: z.string(),
  until: z.string(),
  /** Hundredths of a millimetre: what fell, and what of it counts; null where a day is unknown. */
  rain: z.nullable(z.int()),
  counted: z.nullable(z.int()),
  filledDays: z.int(),
  missingDays: z.int(),
});

/** `no-data` where too many days are unknown for an index. */
const phaseStates = ['ahead', 'running', 'over', 'no-data'] as const;

const phaseResult = z.strictObject({
  name: z.enum(phaseNames),
  side: z.enum(coverSides),
  from: z.string(),
  until: z.string(),
  /** Hundredths of a millimetre. */
  trigger: z.int(),
  exit: z.int(),
  mostKobo: koboSum,
  state: z.enum(phaseStates),
  index: z.nullable(z.int()),
  paysKobo: z.nullable(koboSum),
  dekads: z.array(dekad),
});

export type PhaseResult = z.output<typeof phaseResult>;

export const calculation = z.strictObject({
  state: z.enum(phaseStates),
  /** What is paid; null until all of it is known. */
  payableKobo: z.nullable(koboSum),
  phases: z.array(phaseResult),
  steps: z.array(step),
});

export type Calculation = z.output<typeof calculation>;
