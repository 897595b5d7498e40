import { visitRows, type Visit } from '@shuka/domain/extension';
import { photoRows, type Photo } from '@shuka/domain/farms';
import { inspectionRows, type Inspection } from '@shuka/domain/reports';
import { rowsOf, useKept } from '#kit/rows.ts';

type Corrected = { readonly id: string; readonly farmId: string | null; readonly corrects: string | null };

/** Those of a farm that no other took the place of. */
const standingOf = <Row extends Corrected>(rows: readonly Row[], farmId: string): Row[] => {
  const corrected = new Set(rows.map(({ corrects }) => corrects));
  return rows.filter((row) => row.farmId === farmId && !corrected.has(row.id));
};

/** Visits to a farm that this phone knows, the latest day first. */
export const useVisitsOf = (farmId: string): Visit[] =>
  standingOf(rowsOf(useKept(visitRows)), farmId).toSorted((one, other) => (one.visitedOn < other.visitedOn ? 1 : -1));

/** Inspections of a farm that this phone knows, the latest day first. */
export const useInspectionsOf = (farmId: string): Inspection[] =>
  standingOf(rowsOf(useKept(inspectionRows)), farmId).toSorted((one, other) =>
    one.inspectedOn < other.inspectedOn ? 1 : -1,
  );

/** Photos of a farm, the newest first. */
export const usePhotosOf = (farmId: string): Photo[] =>
  rowsOf(useKept(photoRows))
    .filter((photo) => photo.farmId === farmId)
    .toSorted((one, other) => (one.takenAt < other.takenAt ? 1 : -1));
