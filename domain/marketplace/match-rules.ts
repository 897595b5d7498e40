import type { Grade } from '#lots';
import { daysBetween } from '#kit/day.ts';
import { metresBetween, type Position } from '#kit/geodesy.ts';
import { gradeRank, type DemandTerms, type Trust } from './demand-model.ts';
import type { MatchFacts } from './match-model.ts';
import weights from './matching.json' with { type: 'json' };

export const { nearest: nearestRead, most: mostMatches } = weights;

/** Where something is, and what that was taken from. */
export type Spot = { readonly position: Position | null; readonly from: MatchFacts['from'] };

export type Offerable = {
  readonly spot: Spot;
  readonly grade: Grade;
  readonly grams: number;
  readonly readyOn: string;
  readonly trust: Trust;
};

type Wanted = Pick<DemandTerms, 'leastGrade' | 'grams' | 'fromDay'>;

const kilometresTo = ({ position }: Spot, to: Position | null): number | null =>
  position === null || to === null ? null : Math.round(metresBetween(position, to) / 1000);

/** Why a lot fits: what the words on the screen are made of. */
export const factsOf = (wanted: Wanted, at: Position | null, lot: Offerable): MatchFacts => ({
  kilometres: kilometresTo(lot.spot, at),
  from: lot.spot.from,
  grade: lot.grade,
  isBetterGrade: gradeRank(lot.grade) > gradeRank(wanted.leastGrade),
  fillsPercent: Math.max(1, Math.min(100, Math.floor((lot.grams * 100) / wanted.grams))),
  readyDaysLater: Math.max(0, daysBetween(wanted.fromDay, lot.readyOn)),
  trust: lot.trust,
});

/** Somewhere in the country, where nobody knows better. */
const unknownKilometres = 500;

/** How far off a match is, all told as kilometres; the weights and their source stand in matching.json. */
export const farness = ({ kilometres, readyDaysLater, trust }: MatchFacts): number => {
  const lateShare = trust.of === 0 ? 0.5 : (trust.of - trust.kept) / trust.of;
  return (
    (kilometres ?? unknownKilometres) +
    readyDaysLater * weights.kilometresPerDayLater +
    lateShare * weights.kilometresForLate
  );
};

/** The best first; of two alike, the one that fills more. */
export const byFitness = <Facts extends MatchFacts>(found: readonly Facts[]): Facts[] =>
  found.toSorted((one, other) => farness(one) - farness(other) || other.fillsPercent - one.fillsPercent);
