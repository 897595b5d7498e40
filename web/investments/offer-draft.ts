import * as z from 'zod/mini';
import {
  budgetLines,
  mostMilestones,
  type BudgetLine,
  type MilestoneDraft,
  type OfferDraft,
  type OfferTerms,
} from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { parsePercent } from './parse-percent.ts';
import { offerSteps } from './offer-steps.ts';

const unfinished = z.object({
  /** The id the offer will have: however often it is sent, it is one. */
  offerId: z.string(),
  fields: z.record(z.string(), z.string()),
  milestones: z.int(),
  step: z.enum(offerSteps),
});

/** An offer that is being written, as it lies on the phone: each field as it was typed. */
export type UnfinishedOffer = z.output<typeof unfinished>;

type Fields = UnfinishedOffer['fields'];

/** What was begun; null when nothing was, or when it cannot be read. */
export const readUnfinishedOffer = (kept: unknown): UnfinishedOffer | null =>
  z.safeParse(unfinished, kept).data ?? null;

export const typedNaira = (kobo: number): string => formatNaira(kobo).replace('₦', '');

export const beginOffer = (fields: Fields): UnfinishedOffer => ({
  offerId: newId(),
  fields,
  milestones: 1,
  step: 'plan',
});

const fieldsOfMilestone = ({ name, amountKobo, dueOn, stage }: MilestoneDraft, place: number) => ({
  [`milestones.${place}.name`]: name,
  [`milestones.${place}.amountKobo`]: typedNaira(amountKobo),
  [`milestones.${place}.dueOn`]: dueOn,
  [`milestones.${place}.stage`]: stage ?? '',
});

/** The form of an offer that stands already: what was said of it, to be changed. */
export const unfinishedOf = (offerId: string, seasonId: string | null, terms: OfferTerms): UnfinishedOffer => {
  const { budget, milestones, leastKobo, goalKobo: _goal, roiBasisPoints, durationMonths, ...texts } = terms;
  return {
    offerId,
    milestones: milestones.length,
    step: 'plan',
    fields: {
      ...texts,
      seasonId: seasonId ?? '',
      leastKobo: typedNaira(leastKobo),
      durationMonths: String(durationMonths),
      roi: String(roiBasisPoints / 100),
      ...Object.fromEntries(budget.map(({ line, amountKobo }) => [`budget.${line}`, typedNaira(amountKobo)])),
      ...Object.assign({}, ...milestones.map(fieldsOfMilestone)),
    },
  };
};

const koboOf = (text = ''): number => parseNaira(text) ?? Number.NaN;

/** A line with nothing in it, or 0, is no line. */
const isTyped = (text = ''): boolean => text.trim() !== '' && koboOf(text) !== 0;

const linesOf = (fields: Fields): BudgetLine[] =>
  budgetLines
    .filter((line) => isTyped(fields[`budget.${line}`]))
    .map((line) => ({ line, amountKobo: koboOf(fields[`budget.${line}`]) }));

/** What the season costs by what is typed, which is what is asked for; NaN while a line cannot be read. */
export const goalOf = (fields: Fields): number => linesOf(fields).reduce((sum, { amountKobo }) => sum + amountKobo, 0);

const milestoneAt = (fields: Fields, place: number): MilestoneDraft => {
  const said = (name: string): string => fields[`milestones.${place}.${name}`] ?? '';
  const stage = said('stage');
  return {
    name: said('name'),
    amountKobo: koboOf(said('amountKobo')),
    dueOn: said('dueOn'),
    stage: stage === '' ? null : (stage as MilestoneDraft['stage']), // the contract refuses what is none
  };
};

export const milestonesOf = ({ fields, milestones }: UnfinishedOffer): MilestoneDraft[] =>
  Array.from({ length: milestones }, (_, place) => milestoneAt(fields, place));

/** The terms as typed; the contract refuses what is missing or wrong. */
export const termsOf = (value: UnfinishedOffer): OfferTerms => {
  const { fields } = value;
  const said = (name: string): string => fields[name] ?? '';
  const insurance = said('insurance');
  return {
    title: said('title'),
    story: said('story'),
    crop: said('crop'),
    goalKobo: goalOf(fields),
    leastKobo: koboOf(fields['leastKobo']),
    durationMonths: /^\d+$/.test(said('durationMonths').trim()) ? Number(said('durationMonths')) : Number.NaN,
    roiBasisPoints: parsePercent(said('roi')),
    risk: said('risk') as OfferTerms['risk'],
    riskWords: said('riskWords'),
    insurance: insurance as OfferTerms['insurance'],
    insuranceWords: insurance === 'none' ? '' : said('insuranceWords'),
    payOrder: said('payOrder') as OfferTerms['payOrder'],
    closesOn: said('closesOn'),
    startsOn: said('startsOn'),
    budget: linesOf(fields),
    milestones: milestonesOf(value),
  };
};

type Farm = { readonly id: string; readonly keeperId: string };

export const draftOf = (value: UnfinishedOffer, farm: Farm): OfferDraft => ({
  id: value.offerId,
  keeperId: farm.keeperId,
  farmId: farm.id,
  seasonId: (value.fields['seasonId'] ?? '') === '' ? null : (value.fields['seasonId'] ?? null),
  terms: termsOf(value),
});

/** The field of the form for a path of the draft; of the budget, the line that the path means. */
export const fieldAt = (path: string, { budget }: Pick<OfferTerms, 'budget'>): string => {
  const [head = '', place = '', ...rest] = path.replace(/^terms\./, '').split('.');
  if (head === 'goalKobo') return 'budget';
  if (head === 'roiBasisPoints') return 'roi';
  if (head === 'budget' && place !== '') return `budget.${budget[Number(place)]?.line ?? ''}`;
  return [head, place, ...rest].filter((part) => part !== '').join('.');
};

export const withMilestone = (value: UnfinishedOffer): UnfinishedOffer => ({
  ...value,
  milestones: Math.min(value.milestones + 1, mostMilestones),
});

const names = ['name', 'amountKobo', 'dueOn', 'stage'] as const;

/** Without one milestone: those after it move up. */
export const withoutMilestone = (value: UnfinishedOffer, gone: number): UnfinishedOffer => {
  const fields = { ...value.fields };
  for (let place = gone; place < value.milestones; place += 1)
    for (const name of names)
      fields[`milestones.${place}.${name}`] = value.fields[`milestones.${place + 1}.${name}`] ?? '';
  return { ...value, fields, milestones: value.milestones - 1 };
};
