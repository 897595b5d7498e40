import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { instant, optionalText, requiredText } from '#kit/text.ts';
import { coverSides } from './index-rules.ts';
import limits from './limits.json' with { type: 'json' };

/** The figures that the house holds absurd ones against, each with where it is from. */
export const insuranceLimits = limits;

const most = 9_000_000_000_000_000;

/** An amount a hectare, in kobo. */
const perHectare = (says: string) => z.int(says).check(z.gte(1, says), z.lte(limits.mostSumKoboPerHectare.value, says));

const percent = (highest: number, says: string) => z.int(says).check(z.gte(0, says), z.lte(highest, says));

/** Rain in tenths of a millimetre, as it is measured. */
const tenths = (says: string) => z.int(says).check(z.gte(0, says), z.lte(limits.mostTenths.value, says));

export const phaseNames = ['season', 'establishment', 'vegetative', 'flowering', 'grain-fill'] as const;

export const phase = z.strictObject({
  name: z.enum(phaseNames, 'insurance.phaseRequired'),
  side: z.enum(coverSides, 'insurance.sideRequired'),
  /** The first and the last day whose rain counts. */
  from: day('insurance.phaseDays'),
  until: day('insurance.phaseDays'),
  triggerTenths: tenths('insurance.rainWrong'),
  exitTenths: tenths('insurance.rainWrong'),
  mostKoboPerHectare: perHectare('insurance.sumWrong'),
});

export type Phase = z.output<typeof phase>;

/** What is done about days that nothing was said of. */
const fallback = z.strictObject({
  usesNeighbours: z.boolean(),
  mostMissingDays: percent(31, 'insurance.missingWrong'),
});

/** A cover that pays by the rain of the square the plot lies in. */
export const weatherIndex = z.strictObject({
  kind: z.literal('weather'),
  phases: z.array(phase).check(z.minLength(1, 'insurance.phasesRequired'), z.maxLength(limits.mostPhases.value)),
  /** What of ten days' rain counts at most; null for all of it. */
  dekadCapTenths: z.nullable(tenths('insurance.rainWrong').check(z.gte(1, 'insurance.rainWrong'))),
  /** Who says what fell, in words that a farmer reads. */
  indexSource: requiredText('insurance.sourceRequired', 200),
  fallback,
});

/** A cover that pays by what crop cuts of the whole area weigh. */
export const yieldIndex = z.strictObject({
  kind: z.literal('yield'),
  /** The area that is measured as one. */
  lga: requiredText('insurance.lgaRequired', 60),
  referenceKilograms: z
    .int('insurance.yieldWrong')
    .check(z.gte(1, 'insurance.yieldWrong'), z.lte(limits.mostReferenceKilograms.value, 'insurance.yieldWrong')),
  triggerPercent: z
    .int('insurance.percentWrong')
    .check(z.gte(1, 'insurance.percentWrong'), z.lte(100, 'insurance.percentWrong')),
  /** Cuts are made in these days. */
  from: day('insurance.phaseDays'),
  until: day('insurance.phaseDays'),
  leastCuts: z.int('insurance.cutsWrong').check(z.gte(1, 'insurance.cutsWrong'), z.lte(500, 'insurance.cutsWrong')),
});

/** One month of a cover by months: what usually falls in it, and its part of the whole. */
const monthPart = z.strictObject({
  /** '2027-06'. */
  month: z.string('insurance.monthRequired').check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'insurance.monthRequired')),
  normalTenths: tenths('insurance.rainWrong').check(z.gte(1, 'insurance.rainWrong')),
  weightPercent: percent(100, 'insurance.weightWrong').check(z.gte(1, 'insurance.weightWrong')),
});

export type MonthPart = z.output<typeof monthPart>;

/** Tenths of a per cent. */
const perMille = (highest: number, says: string) => z.int(says).check(z.gte(1, says), z.lte(highest, says));

/** Up to so much of the normal, so much of the sum is paid; both in tenths of a per cent. */
const paidStep = z.strictObject({
  upToTenths: perMille(3000, 'insurance.stepWrong'),
  rateTenths: perMille(1000, 'insurance.stepWrong'),
});

/** A cover that pays by the rain of months as parts of what usually falls, weighted, by a table of steps. */
export const monthsIndex = z.strictObject({
  kind: z.literal('months'),
  months: z.array(monthPart).check(z.minLength(1, 'insurance.monthRequired'), z.maxLength(limits.mostMonths.value)),
  /** From the driest step to the wettest; above the last nothing is paid. */
  steps: z.array(paidStep).check(z.minLength(1, 'insurance.stepWrong'), z.maxLength(limits.mostSteps.value)),
  indexSource: requiredText('insurance.sourceRequired', 200),
  fallback,
});

export type WeatherIndex = z.output<typeof weatherIndex>;
export type MonthsIndex = z.output<typeof monthsIndex>;
export type YieldIndex = z.output<typeof yieldIndex>;

/** What a cover may go by; two of them by rain. */
const indexKinds = ['weather', 'months', 'yield'] as const;

export type IndexKind = (typeof indexKinds)[number];

export const payTimes = ['now', 'harvest'] as const;

export type PayTime = (typeof payTimes)[number];

export const productTerms = z.strictObject({
  name: requiredText('insurance.nameRequired', 80),
  crop: requiredText('insurance.cropRequired', 60),
  /** The licensed insurer who stands behind it. */
  insurer: requiredText('insurance.insurerRequired', 160),
  season: z.enum(['wet', 'dry'], 'insurance.seasonRequired'),
  /** Plots of this state alone. */
  stateCode: requiredText('insurance.stateRequired', 5),
  enrolUntil: day('insurance.enrolUntilRequired'),
  index: z.union([weatherIndex, monthsIndex, yieldIndex], 'insurance.indexWrong'),
  /** The most a hectare is paid for: the policy limit. */
  sumKoboPerHectare: perHectare('insurance.sumWrong'),
  premiumKoboPerHectare: perHectare('insurance.premiumWrong'),
  subsidyPercent: percent(limits.mostSubsidyPercent.value, 'insurance.subsidyWrong'),
  payTimes: z.array(z.enum(payTimes)).check(z.minLength(1, 'insurance.payTimeRequired'), z.maxLength(2)),
  /** When a premium at harvest is due. */
  harvestDueOn: day('insurance.harvestDueRequired'),
  /** How many days after the last window a farmer is told what comes. */
  noticeDays: percent(limits.mostNoticeDays.value, 'insurance.noticeWrong'),
  /** Where its figures are from, and when they were worked out. */
  figuresFrom: requiredText('insurance.figuresRequired', 300),
  figuresOn: day('insurance.figuresRequired'),
  note: optionalText(500),
});

export type ProductTerms = z.output<typeof productTerms>;

/** A product as people may choose it. `version` counts its terms from 1; a cover keeps those it was bought on. */
export const product = z.strictObject({
  id,
  version: z.int(),
  terms: productTerms,
  /** Whether it takes people today. */
  isOpen: z.boolean(),
  addedAt: instant,
});

export type Product = z.output<typeof product>;

/** An amount of kobo of a whole cover. */
export const koboSum = z.int().check(z.gte(0), z.lte(most));
