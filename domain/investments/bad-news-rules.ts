import { addDays } from '#kit/day.ts';
import type { OfferState } from './model.ts';
import type { TrancheState } from './offer-model.ts';
import { partOf } from './share-rules.ts';
import badNews from './bad-news.json' with { type: 'json' };

const badNewsKinds = [
  'inspection-failed',
  'severe-observation',
  'milestone-overdue',
  'no-visit',
  'harvest-short',
  'result-overdue',
] as const;

export type BadNewsKind = (typeof badNewsKinds)[number];

/** A rule that is broken: what it is about, and the day it was broken on. */
export type BadNews = { readonly rule: BadNewsKind; readonly subjectId: string; readonly happenedOn: string };

/** What is known of a farm that has investors' money. Records that were corrected are not among it. Days are YYYY-MM-DD. */
export type FarmFacts = {
  readonly offerId: string;
  readonly state: OfferState;
  /** When the money came to the farm; null before. */
  readonly startedOn: string | null;
  readonly endsOn: string;
  readonly inspections: readonly { readonly id: string; readonly happenedOn: string; readonly outcome: string }[];
  /** `severity` is the worst that a visit saw, 0 for nothing. */
  readonly visits: readonly { readonly id: string; readonly happenedOn: string; readonly severity: number }[];
  readonly milestones: readonly { readonly id: string; readonly dueOn: string; readonly state: TrancheState }[];
  readonly harvests: readonly { readonly kilograms: number }[];
  /** The season whose budget the offer is; null where it names none. */
  readonly season: {
    readonly id: string;
    readonly expectedKilograms: number | null;
    readonly endedOn: string | null;
  } | null;
};

type Figures = { readonly days?: number; readonly fromSeverity?: number; readonly belowBasisPoints?: number };

const figuresOf = (kind: BadNewsKind): Figures => badNews.rules.find((rule) => rule.kind === kind) ?? {};

/** What a rule is about, in the words of the data. */
export const badNewsSays = (kind: BadNewsKind): string => badNews.rules.find((rule) => rule.kind === kind)?.says ?? '';

const daysOf = (kind: BadNewsKind): number => figuresOf(kind).days ?? 0;

const failedInspections = ({ inspections }: FarmFacts): BadNews[] =>
  inspections
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ id, happenedOn }) => ({ rule: 'inspection-failed', subjectId: id, happenedOn }));

const severeVisits = ({ visits }: FarmFacts): BadNews[] => {
  const from = figuresOf('severe-observation').fromSeverity ?? 0;
  return visits
    .filter(({ severity }) => severity >= from)
    .map(({ id, happenedOn }) => ({ rule: 'severe-observation', subjectId: id, happenedOn }));
};

const overdueMilestones = ({ milestones }: FarmFacts, today: string): BadNews[] =>
  milestones
    .filter(({ state }) => state === 'planned' || state === 'asked')
    .map(({ id, dueOn }) => ({ id, brokenOn: addDays(dueOn, daysOf('milestone-overdue') + 1) }))
    .filter(({ brokenOn }) => brokenOn <= today)
    .map(({ id, brokenOn }) => ({ rule: 'milestone-overdue', subjectId: id, happenedOn: brokenOn }));

/** Each time nobody came for so long: it is about the last visit, or the offer where there was none since it began. */
const missingVisit = ({ offerId, visits, startedOn }: FarmFacts, today: string): BadNews[] => {
  if (startedOn === null) return [];
  const last = visits.reduce<FarmFacts['visits'][number] | null>(
    (held, visit) => (held === null || visit.happenedOn > held.happenedOn ? visit : held),
    null,
  );
  const from = last === null || last.happenedOn < startedOn ? startedOn : last.happenedOn;
  const brokenOn = addDays(from, daysOf('no-visit') + 1);
  if (brokenOn > today) return [];
  return [{ rule: 'no-visit', subjectId: from === last?.happenedOn ? last.id : offerId, happenedOn: brokenOn }];
};

/** A harvest is short only once it is whole: the season ended, or somebody said that all of it is in. */
const shortHarvest = ({ state, season, harvests }: FarmFacts, today: string): BadNews[] => {
  const expected = season?.expectedKilograms ?? null;
  if (season === null || expected === null || (season.endedOn === null && state !== 'harvested')) return [];
  const grams = Math.round(harvests.reduce((sum, { kilograms }) => sum + kilograms, 0) * 1000);
  const least = partOf(Math.round(expected * 1000), figuresOf('harvest-short').belowBasisPoints ?? 0);
  if (grams >= least) return [];
  return [{ rule: 'harvest-short', subjectId: season.id, happenedOn: season.endedOn ?? today }];
};

const missingResult = ({ offerId, endsOn }: FarmFacts, today: string): BadNews[] => {
  const brokenOn = addDays(endsOn, daysOf('result-overdue') + 1);
  return brokenOn > today ? [] : [{ rule: 'result-overdue', subjectId: offerId, happenedOn: brokenOn }];
};

/**
 * Which rules are broken today, each with what it is about; the same again is the same news. What is due at a time counts
 * while the offer runs: before, the farm has no money, and after, all is said. @see bad-news.json
 */
export const badNewsOf = (facts: FarmFacts, today: string): BadNews[] => {
  const { state } = facts;
  const seen = [...failedInspections(facts), ...severeVisits(facts)];
  if (state !== 'running' && state !== 'harvested') return seen;
  const late = [...shortHarvest(facts, today), ...missingResult(facts, today)];
  if (state === 'harvested') return [...seen, ...late];
  return [...seen, ...overdueMilestones(facts, today), ...missingVisit(facts, today), ...late];
};
