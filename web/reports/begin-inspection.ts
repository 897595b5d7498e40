import {
  newestChecklist,
  openPoints,
  suggestedDueOn,
  type CarriedPoint,
  type Grade,
  type Inspection,
  type InspectionDraft,
  type InspectionType,
  type Point,
} from '@shuka/domain/reports';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { UnfinishedInspection, WrittenPoint } from './unfinished-inspection.ts';

/** What an inspection is about: where, and the one it follows or takes the place of. */
export type About = {
  readonly farmId: string;
  readonly seasonId: string | null;
  readonly stage: InspectionType | null;
  readonly follows: Inspection | null;
  readonly corrects: Inspection | null;
};

export const inspectionKeyOf = ({ farmId, follows, corrects }: About): string =>
  `inspection ${farmId} ${corrects?.id ?? follows?.id ?? 'new'}`;

export const newPoint = (inspectedOn: string, grade: Grade): WrittenPoint => ({
  id: newId(),
  grade,
  description: '',
  correctiveAction: '',
  dueOn: suggestedDueOn(inspectedOn, grade),
});

const fresh = (farmId: string, today: string, now: Date): UnfinishedInspection => ({
  id: newId(),
  startedAt: now.toISOString(),
  step: 'start',
  farmId,
  plotId: '',
  seasonId: '',
  stage: null,
  checklistVersion: newestChecklist,
  inspectedOn: today,
  answers: {},
  others: [],
  carried: [],
  summary: '',
  isFarmerPresent: null,
  mark: null,
  reason: '',
  position: null,
});

const written = (point: Point): WrittenPoint => {
  const { itemId: _, ...rest } = point;
  return rest;
};

const toCarry = (point: Point, said: CarriedPoint | undefined): UnfinishedInspection['carried'][number] => ({
  ...point,
  wasDueOn: point.dueOn,
  dueOn: said?.dueOn ?? point.dueOn,
  isClosed: said?.isClosed ?? null,
  note: said?.note ?? '',
});

/** A re-visit begins with each open point of the inspection before, none of them answered. */
const following = (before: Inspection): Partial<UnfinishedInspection> => ({
  stage: before.stage,
  plotId: before.plotId ?? '',
  seasonId: before.seasonId ?? '',
  carried: openPoints(before).map((point) => toCarry(point, undefined)),
});

/** A correction begins with what it takes the place of. Its points are new ones: the old ones stay where they were. */
const correcting = (old: Inspection, follows: Inspection | null): Partial<UnfinishedInspection> => {
  const pointOf = new Map(old.nonConformities.map((point) => [point.itemId, { ...written(point), id: newId() }]));
  return {
    stage: old.stage,
    checklistVersion: old.checklistVersion,
    inspectedOn: old.inspectedOn,
    plotId: old.plotId ?? '',
    seasonId: old.seasonId ?? '',
    answers: Object.fromEntries(
      old.answers.map(({ itemId, verdict, photoIds }) => [
        itemId,
        { verdict, photoIds, point: pointOf.get(itemId) ?? null },
      ]),
    ),
    others: old.nonConformities
      .filter(({ itemId }) => itemId === null)
      .map((point) => ({ ...written(point), id: newId() })),
    carried:
      follows === null
        ? []
        : openPoints(follows).map((point) =>
            toCarry(
              point,
              old.carried.find(({ id }) => id === point.id),
            ),
          ),
    summary: old.summary,
    isFarmerPresent: old.isFarmerPresent,
  };
};

export const beginInspection = (about: About, today: string, now: Date): UnfinishedInspection => {
  const { farmId, seasonId, stage, follows, corrects } = about;
  const first = { ...fresh(farmId, today, now), seasonId: seasonId ?? '', stage };
  if (corrects !== null) return { ...first, ...correcting(corrects, follows) };
  return follows === null ? first : { ...first, ...following(follows) };
};

/** What was sent and not taken, to be put right; it keeps its id. */
export const beginAgain = (sent: InspectionDraft, follows: Inspection | null): UnfinishedInspection => {
  const { answers, nonConformities, carried, plotId, seasonId, corrects: _, keeperId: _k, ...same } = sent;
  const before = follows === null ? [] : openPoints(follows);
  const pointOf = new Map(nonConformities.map((point) => [point.itemId, written(point)]));
  const { finishedAt: _f, follows: _b, ...said } = same;
  return {
    ...said,
    step: 'start',
    plotId: plotId ?? '',
    seasonId: seasonId ?? '',
    answers: Object.fromEntries(
      answers.map(({ itemId, verdict, photoIds }) => [
        itemId,
        { verdict, photoIds, point: pointOf.get(itemId) ?? null },
      ]),
    ),
    others: nonConformities.filter(({ itemId }) => itemId === null).map(written),
    carried: before.map((point) =>
      toCarry(
        point,
        carried.find(({ id }) => id === point.id),
      ),
    ),
  };
};
