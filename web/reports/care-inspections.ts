import type { Inspection, InspectionType, Outcome } from '@shuka/domain/reports';
import type { Kept } from '#kit/rows.ts';
import { inspectionsOf, type ShownInspection } from './inspections-of.ts';

/** `waits` are those whose points nobody looked at again. */
export type InspectionFilter = {
  readonly stage: InspectionType | 'all';
  readonly outcome: Outcome | 'all' | 'waits';
};

/** The inspections of the farmers in care that stand, those of the latest day first. */
export const standingInCare = (kept: readonly Kept<Inspection>[], ownId: string): readonly ShownInspection[] =>
  inspectionsOf(kept, ({ keeperId }) => keeperId !== ownId).filter(({ isCorrected }) => !isCorrected);

const firstDue = ({ kept: { row } }: ShownInspection): string =>
  [...row.nonConformities, ...row.carried.filter(({ isClosed }) => !isClosed)]
    .map(({ dueOn }) => dueOn)
    .toSorted()[0] ?? '';

/** Those of a stage and an outcome; of those that wait the one that is due first comes first. */
export const filterInspections = (
  shown: readonly ShownInspection[],
  { stage, outcome }: InspectionFilter,
): readonly ShownInspection[] => {
  const ofStage = shown.filter(({ kept }) => stage === 'all' || kept.row.stage === stage);
  if (outcome === 'waits')
    return ofStage.filter(({ waits }) => waits).toSorted((one, other) => firstDue(one).localeCompare(firstDue(other)));
  return ofStage.filter(({ kept }) => outcome === 'all' || kept.row.outcome === outcome);
};
