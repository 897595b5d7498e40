import { dayOf, daysBetween } from '#kit/day.ts';
import { metresBetween, type Position } from '#kit/geodesy.ts';
import type { FlagLimits } from './flag-limits.ts';
import type { CodeFinding, TakenPosition, VisitProof } from './visit-form-model.ts';

/** Why someone should look at a visit. A flag never blocks one: each can have a good reason. */
export const visitFlagKinds = [
  'late',
  'after-hand-over',
  'far',
  'mock-position',
  'too-short',
  'no-position',
  'other-day',
  'impossible-travel',
  'same-place',
  'copied-text',
  'wrong-code',
  'farmer-said-no',
] as const;

export type VisitFlag = (typeof visitFlagKinds)[number];

/** Another visit of the same manager around the same time. */
export type NearVisit = { readonly keeperId: string; readonly position: TakenPosition };

export type VisitFacts = {
  readonly keeperId: string;
  readonly visitedOn: string;
  readonly arrivedAt: Date;
  /** Whether the farmer was in this manager's care when it arrived. */
  readonly isInCare: boolean;
  readonly proof: VisitProof | null;
  /** From the nearest plot; null where none is mapped or nobody was measured. */
  readonly metresAway: number | null;
  readonly code: CodeFinding;
  readonly near: readonly NearVisit[];
  /** How many other farmers got the same advice from this manager in the days before. */
  readonly sameAdvice: number;
  readonly adviceLetters: number;
  readonly farmerSays: boolean | null;
};

const placeOf = ({ longitude, latitude }: TakenPosition): Position => [longitude, latitude];

const metresApart = (one: TakenPosition, other: TakenPosition): number => metresBetween(placeOf(one), placeOf(other));

/** Both circles of doubt are taken off first. */
const isImpossibleWay = (one: TakenPosition, other: TakenPosition, limits: FlagLimits): boolean => {
  const metres = metresApart(one, other) - one.accuracyMetres - other.accuracyMetres;
  const hours = Math.abs(Date.parse(one.at) - Date.parse(other.at)) / 3_600_000;
  return metres > limits.travelLeastMetres && metres / 1000 > limits.travelKilometresPerHour * hours;
};

const isDesk = (position: TakenPosition, { keeperId, near }: VisitFacts, limits: FlagLimits): boolean => {
  const there = near.filter((one) => metresApart(one.position, position) <= limits.samePlaceMetres);
  const others = new Set(there.map((one) => one.keeperId));
  others.delete(keeperId);
  return others.size >= limits.samePlaceFarmers;
};

const flagsOfPosition = (
  position: TakenPosition,
  facts: VisitFacts,
  limits: FlagLimits,
): readonly (VisitFlag | false)[] => [
  facts.metresAway !== null && facts.metresAway - position.accuracyMetres > limits.farMetres && 'far',
  position.looksMocked && 'mock-position',
  dayOf(new Date(position.at)) !== facts.visitedOn && 'other-day',
  facts.near.some((one) => isImpossibleWay(one.position, position, limits)) && 'impossible-travel',
  isDesk(position, facts, limits) && 'same-place',
];

/** Two visits of one manager by where and when their phones say that they were. */
type VisitsCompared = {
  readonly metresApart: number;
  readonly minutesApart: number;
  readonly isSamePlace: boolean;
  readonly isTooFast: boolean;
};

/** What a supervisor sees of two positions: how far apart they are, and not where. */
export const compareVisits = (one: TakenPosition, other: TakenPosition, limits: FlagLimits): VisitsCompared => {
  const metres = metresApart(one, other);
  return {
    metresApart: Math.round(metres),
    minutesApart: Math.round(Math.abs(Date.parse(one.at) - Date.parse(other.at)) / 60_000),
    isSamePlace: metres <= limits.samePlaceMetres,
    isTooFast: isImpossibleWay(one, other, limits),
  };
};

const isShort = ({ startedAt, endedAt }: VisitProof, limits: FlagLimits): boolean =>
  Date.parse(endedAt) - Date.parse(startedAt) < limits.shortMinutes * 60_000;

/** Whether what was advised is a text that others got too. */
export const isCopied = (
  { sameAdvice, adviceLetters }: Pick<VisitFacts, 'sameAdvice' | 'adviceLetters'>,
  limits: FlagLimits,
): boolean => sameAdvice >= limits.copiedTimes && adviceLetters >= limits.copiedLeastLetters;

/** What about a visit should be looked at, in the order of `visitFlagKinds`. */
export const visitFlags = (facts: VisitFacts, limits: FlagLimits): VisitFlag[] => {
  const { proof } = facts;
  const position = proof?.position ?? null;
  const raised = new Set<VisitFlag | false>([
    daysBetween(facts.visitedOn, dayOf(facts.arrivedAt)) > limits.lateDays && 'late',
    !facts.isInCare && 'after-hand-over',
    proof !== null && isShort(proof, limits) && 'too-short',
    position === null && 'no-position',
    ...(position === null ? [] : flagsOfPosition(position, facts, limits)),
    isCopied(facts, limits) && 'copied-text',
    (facts.code === 'wrong' || facts.code === 'used') && 'wrong-code',
    facts.farmerSays === false && 'farmer-said-no',
  ]);
  return visitFlagKinds.filter((kind) => raised.has(kind));
};
