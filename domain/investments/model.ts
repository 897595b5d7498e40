import * as z from 'zod/mini';
import { inspectionTypes } from '#reports';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { instant, optionalText, requiredText } from '#kit/text.ts';

/**
 * The life of an offer. `checked`: a verifier who is not the promoter stood for it. `closed`: no more money is taken, and
 * the last cooling-off is waited for. `unfunded`: too little came together, all money went back. `harvested`: what the
 * harvest brought is in; `settled`: it was shared out.
 */
export const offerStates = [
  'draft',
  'submitted',
  'checked',
  'published',
  'closed',
  'running',
  'harvested',
  'settled',
  'unfunded',
  'withdrawn',
] as const;

export type OfferState = (typeof offerStates)[number];

/** What investors see of how much room there is (spec, section 4): Available, Low, Closed. */
export const availabilities = ['available', 'low', 'closed'] as const;

export type Availability = (typeof availabilities)[number];

export const risks = ['low', 'medium', 'high'] as const;

export type Risk = (typeof risks)[number];

/** What an offer is insured by; `none` is said as plainly as the others. */
export const insuranceKinds = ['none', 'weather-index', 'area-yield', 'other'] as const;

/** Who is paid in which order when the harvest is short; the steps of each stand in the data. */
export const payOrders = ['investors-first', 'farmer-floor-first'] as const;

export type PayOrder = (typeof payOrders)[number];

/** Companies by size, as the limits have them; a farmer who has none counts as micro. */
export const issuerSizes = ['micro', 'small', 'medium'] as const;

export type IssuerSize = (typeof issuerSizes)[number];

/** What money of a season goes to; the lines of the cost form, so that a budget is held against what was spent. */
export const budgetLines = ['seed', 'labour', 'fertilizer', 'herbicide', 'pesticide', 'others'] as const;

export const mostMilestones = 8;

const leastGoalKobo = 1_000_000;
const mostGoalKobo = 10_000_000_000;

/** A whole amount in kobo above nothing, with the words for one that is not. */
export const koboAmount = (says: string, least = 1) =>
  z.int(says).check(z.gte(least, says), z.lte(mostGoalKobo, 'investments.amountTooLarge'));

export const milestoneDraft = z.strictObject({
  name: requiredText('investments.milestoneNameRequired', 80),
  amountKobo: koboAmount('investments.milestoneAmountRequired'),
  dueOn: day('investments.milestoneDueRequired'),
  /** The stage whose inspection must have been passed before its money leaves; null where a visit with photos is enough. */
  stage: z.nullable(z.enum(inspectionTypes)),
});

export type MilestoneDraft = z.output<typeof milestoneDraft>;

const budgetLine = z.strictObject({
  line: z.enum(budgetLines),
  amountKobo: koboAmount('investments.budgetAmountRequired'),
});

export type BudgetLine = z.output<typeof budgetLine>;

/** What a promoter says of an offer; nothing of it changes once it is published. */
export const offerTerms = z.strictObject({
  title: requiredText('investments.titleRequired', 80),
  story: requiredText('investments.storyRequired', 2000),
  crop: requiredText('investments.cropRequired', 60),
  goalKobo: koboAmount('investments.goalRequired', leastGoalKobo),
  /** With less than this the plan cannot go on, and everybody gets their money back. */
  leastKobo: koboAmount('investments.leastRequired', leastGoalKobo),
  durationMonths: z
    .int('investments.durationRequired')
    .check(z.gte(1, 'investments.durationRequired'), z.lte(36, 'investments.durationRequired')),
  /** Hoped for over the whole duration, in hundredths of a per cent: 1500 is 15 %. Never promised. */
  roiBasisPoints: z
    .int('investments.roiRequired')
    .check(z.gte(0, 'investments.roiRequired'), z.lte(10_000, 'investments.roiRequired')),
  risk: z.enum(risks, 'investments.riskRequired'),
  riskWords: requiredText('investments.riskWordsRequired', 1000),
  insurance: z.enum(insuranceKinds, 'investments.insuranceRequired'),
  /** By whom and for what; empty for none. */
  insuranceWords: optionalText(500),
  payOrder: z.enum(payOrders, 'investments.payOrderRequired'),
  closesOn: day('investments.closesOnRequired'),
  startsOn: day('investments.startsOnRequired'),
  budget: z
    .array(budgetLine)
    .check(z.minLength(1, 'investments.budgetRequired'), z.maxLength(budgetLines.length, 'field.wrong')),
  milestones: z
    .array(milestoneDraft)
    .check(
      z.minLength(1, 'investments.milestonesRequired'),
      z.maxLength(mostMilestones, 'investments.tooManyMilestones'),
    ),
});

export type OfferTerms = z.output<typeof offerTerms>;

export const offerDraft = z.strictObject({
  id,
  keeperId: id,
  farmId: id,
  /** The season whose budget it is. */
  seasonId: z.nullable(id),
  terms: offerTerms,
});

export type OfferDraft = z.output<typeof offerDraft>;

/** A step in the life of an offer, in the words of whoever took it. */
export const offerStep = z.strictObject({
  from: z.nullable(z.enum(offerStates)),
  to: z.enum(offerStates),
  byName: z.string(),
  reason: z.string(),
  at: instant,
});

export type OfferStep = z.output<typeof offerStep>;
