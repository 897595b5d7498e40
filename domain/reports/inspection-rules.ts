import { addDays, dayOf } from '#kit/day.ts';
import { refusedField } from '#kit/problem.ts';
import type { CarriedPoint, Grade, Inspection, InspectionDraft, Outcome, Point } from './inspection-model.ts';

/** A farm with more inspections than this is a mistake or a program; ask before raising it. */
export const mostInspections = 500;

type Points = { readonly nonConformities: readonly Point[]; readonly carried: readonly CarriedPoint[] };

const withoutWord = (carried: CarriedPoint): Point => {
  const { isClosed: _, note: _note, ...rest } = carried;
  return rest;
};

/** What is still to be mended after an inspection: its own points, and those of the one before that it found open. */
export const openPoints = ({ nonConformities, carried }: Points): Point[] => [
  ...carried.filter(({ isClosed }) => !isClosed).map(withoutWord),
  ...nonConformities,
];

/** The photos that the answers name, each once. */
export const photosNamed = ({ answers }: Pick<InspectionDraft, 'answers'>): string[] => [
  ...new Set(answers.flatMap(({ photoIds }) => photoIds)),
];

/** Failed while a major point is open, passed when none is. */
export const outcomeOf = (points: Points): Outcome => {
  const open = openPoints(points);
  if (open.some(({ grade }) => grade === 'major')) return 'failed';
  return open.length > 0 ? 'passed-with-actions' : 'passed';
};

/** Within how many days a point is to be mended, as the form suggests it; an estimate of the house. */
const daysToMend: Readonly<Record<Grade, number>> = { major: 7, minor: 28 };

export const suggestedDueOn = (inspectedOn: string, grade: Grade): string => addDays(inspectedOn, daysToMend[grade]);

const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** Each item that fails has a point, and each point of an item is of one that fails. */
const checkPoints = ({ answers, nonConformities, carried, inspectedOn }: InspectionDraft): void => {
  const failing = new Set(answers.filter(({ verdict }) => verdict === 'fails').map(({ itemId }) => itemId));
  const held = new Set(openPoints({ nonConformities, carried }).map(({ itemId }) => itemId));
  if ([...failing].some((itemId) => !held.has(itemId)))
    throw refusedField('nonConformities', 'inspection.pointMissing');
  if (nonConformities.some(({ itemId }) => itemId !== null && !failing.has(itemId)))
    throw refusedField('nonConformities', 'inspection.pointWrong');
  if (nonConformities.some(({ dueOn }) => dueOn < inspectedOn))
    throw refusedField('nonConformities', 'inspection.dueEarly');
};

const checkDraft = (draft: InspectionDraft, now: Date): void => {
  const { answers, nonConformities, carried, follows, corrects, reason, mark, isFarmerPresent } = draft;
  // A phone's clock may be a day ahead, not more.
  if (draft.inspectedOn > addDays(dayOf(now), 1)) throw refusedField('inspectedOn', 'inspection.dayInFuture');
  if (hasTwice(answers.map(({ itemId }) => itemId))) throw refusedField('answers', 'inspection.answersMissing');
  if (hasTwice([...nonConformities, ...carried].map(({ id }) => id)))
    throw refusedField('nonConformities', 'inspection.pointWrong');
  if (follows === null && carried.length > 0) throw refusedField('carried', 'inspection.carriedWrong');
  if (corrects !== null && reason === '') throw refusedField('reason', 'inspection.reasonRequired');
  if (mark !== null && !isFarmerPresent) throw refusedField('mark', 'inspection.markWrong');
  checkPoints(draft);
};

/**
 * The inspection a draft becomes, on the phone and on the server alike; the server seals it. Whether its checklist is
 * whole is asked elsewhere: the lists are long, and only the form and the server know them.
 * @throws Problem `invalid` beside the field: a day that has not come yet, an item that fails without a point, a
 * correction without a reason, a mark of nobody.
 */
export const newInspection = (
  draft: InspectionDraft,
  { by, inspectorName }: { readonly by: string; readonly inspectorName: string },
  now: Date,
): Inspection => {
  checkDraft(draft, now);
  const { mark, position, startedAt: _, finishedAt: _f, ...said } = draft;
  return {
    ...said,
    outcome: outcomeOf(draft),
    mark: mark?.kind ?? 'absent',
    accuracyMetres: position?.accuracyMetres ?? null,
    inspectorName,
    createdAt: now.toISOString(),
    by,
    seal: null,
  };
};

/** Whether a re-visit carries exactly what the inspection before left open; a later day alone may differ. */
export const carriesAll = (carried: readonly CarriedPoint[], before: Points): boolean => {
  const open = new Map(openPoints(before).map((one) => [one.id, one]));
  return (
    carried.length === open.size &&
    carried.every((one) => {
      const held = open.get(one.id);
      return (
        held !== undefined &&
        held.itemId === one.itemId &&
        held.grade === one.grade &&
        held.description === one.description &&
        held.correctiveAction === one.correctiveAction &&
        (one.isClosed ? one.dueOn === held.dueOn : one.dueOn >= held.dueOn)
      );
    })
  );
};

/** The inspections that stand: not those another took the place of. */
export const standingInspections = (inspections: readonly Inspection[]): Inspection[] => {
  const corrected = new Set(inspections.map(({ corrects }) => corrects));
  return inspections.filter(({ id }) => !corrected.has(id));
};

/** Those whose points nobody looked at again, and that left some: what a re-visit is for. */
export const unmended = (inspections: readonly Inspection[]): Inspection[] => {
  const standing = standingInspections(inspections);
  const followed = new Set(standing.map(({ follows }) => follows));
  return standing.filter((one) => !followed.has(one.id) && openPoints(one).length > 0);
};
