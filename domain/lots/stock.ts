import type { Lot } from './model.ts';
import { sumOf } from './steps.ts';
import type { LotStep } from './step-model.ts';

/** The steps that count: those nobody took back. */
export const standingSteps = (steps: readonly LotStep[]): LotStep[] => {
  const takenBack = new Set(steps.map(({ takesBack }) => takesBack));
  return steps.filter(({ id, kind }) => kind !== 'taken-back' && !takenBack.has(id));
};

const shared = <Value>(values: readonly Value[], otherwise: Value): Value => {
  const [first] = values;
  return first !== undefined && values.every((one) => one === first) ? first : otherwise;
};

type Heritage = Pick<Lot, 'crop' | 'variety' | 'custody' | 'certificate' | 'seasonId' | 'harvestId' | 'plotId'>;

/** What a lot has from where it came; what joined lots do not share is left open. */
const heritageOf = ({ origin }: LotStep, parents: readonly Lot[]): Heritage | null => {
  if (origin !== null) return origin;
  const [first] = parents;
  if (first === undefined) return null;
  const of = <Key extends keyof Heritage>(key: Key, otherwise: Heritage[Key]) =>
    shared(
      parents.map((parent) => parent[key]),
      otherwise,
    );
  return {
    crop: first.crop,
    custody: first.custody,
    certificate: first.certificate,
    variety: of('variety', ''),
    seasonId: of('seasonId', null),
    harvestId: of('harvestId', null),
    plotId: of('plotId', null),
  };
};

/** The lots that a step gives, whole; `parents` are those it takes from. None where nobody knows where they came from. */
export const lotsGiven = (step: LotStep, parents: readonly Lot[]): Lot[] => {
  const heritage = heritageOf(step, parents);
  if (heritage === null) return [];
  const { crop, variety, custody, certificate, seasonId, harvestId, plotId } = heritage;
  return step.gives.map(({ id, grams, grade, unit, kilogramsPerUnit, calibration, standsAt }) => ({
    id,
    keeperId: step.keeperId,
    crop,
    variety,
    grade,
    custody,
    certificate,
    seasonId,
    harvestId,
    plotId,
    unit,
    kilogramsPerUnit,
    calibration,
    bornOn: step.happenedOn,
    bornGrams: grams,
    leftGrams: grams,
    standsAt,
    parents: step.takes.map(({ lotId }) => lotId),
    bornBy: step.id,
  }));
};

/** Later by the day it happened; of one day, by when it became known. */
const isLater = (one: LotStep, other: LotStep): boolean =>
  [one.happenedOn, one.createdAt, one.id].join(' ') > [other.happenedOn, other.createdAt, other.id].join(' ');

/** The steps that bore lots, parents before children. A lot whose parent is not known is left out. */
const bornLots = (steps: readonly LotStep[]): Map<string, Lot> => {
  const bearing = new Map(steps.flatMap((step) => step.gives.map(({ id }) => [id, step] as const)));
  const born = new Map<string, Lot>();
  const asked = new Set<string>();
  const bear = (lotId: string): void => {
    const step = bearing.get(lotId);
    if (step === undefined || asked.has(step.id)) return;
    asked.add(step.id);
    step.takes.forEach((take) => bear(take.lotId));
    const parents = step.takes.map((take) => born.get(take.lotId));
    const known = parents.filter((parent) => parent !== undefined);
    if (known.length < parents.length) return;
    for (const lot of lotsGiven(step, known)) born.set(lot.id, lot);
  };
  for (const lotId of bearing.keys()) bear(lotId);
  return born;
};

/** What was taken from each lot. */
const takenFrom = (steps: readonly LotStep[]): Map<string, number> => {
  const taken = new Map<string, number>();
  for (const { lotId, grams } of steps.flatMap(({ takes }) => takes)) taken.set(lotId, (taken.get(lotId) ?? 0) + grams);
  return taken;
};

const lastMoves = (steps: readonly LotStep[]): Map<string, LotStep> => {
  const last = new Map<string, LotStep>();
  for (const step of steps) {
    const before = step.moved === null ? undefined : last.get(step.moved.lotId);
    if (step.moved !== null && (before === undefined || isLater(step, before))) last.set(step.moved.lotId, step);
  }
  return last;
};

/**
 * The lots that steps make, by their ids, in whatever order the steps come. Two phones that took more than there was leave
 * less than nothing until the server refused one of them.
 */
export const stockOf = (steps: readonly LotStep[]): ReadonlyMap<string, Lot> => {
  const standing = standingSteps(steps);
  const taken = takenFrom(standing);
  const moves = lastMoves(standing);
  return new Map(
    [...bornLots(standing)].map(([id, lot]) => {
      const leftGrams = lot.bornGrams - (taken.get(id) ?? 0);
      return [id, { ...lot, leftGrams, standsAt: moves.get(id)?.moved?.standsAt ?? lot.standsAt }];
    }),
  );
};

type MassBalance = {
  readonly inGrams: number;
  readonly goneGrams: number;
  readonly leftGrams: number;
};

/** What came in, went and is left, in grams; what came in is always the sum of the other two. */
export const massBalance = (steps: readonly LotStep[]): MassBalance => {
  const standing = standingSteps(steps);
  const inGrams = sumOf(standing.filter(({ origin }) => origin !== null).flatMap(({ gives }) => gives));
  const goneGrams = sumOf(standing.flatMap(({ gone }) => (gone === null ? [] : [gone])));
  const leftGrams = [...stockOf(steps).values()].reduce((sum, lot) => sum + lot.leftGrams, 0);
  return { inGrams, goneGrams, leftGrams };
};
