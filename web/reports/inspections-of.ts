import { standingInspections, unmended, type Inspection } from '@shuka/domain/reports';
import type { Kept } from '#kit/rows.ts';

/** An inspection as lists show it: whether another took its place, and whether its points wait for a re-visit. */
export type ShownInspection = {
  readonly kept: Kept<Inspection>;
  readonly isCorrected: boolean;
  readonly waits: boolean;
};

const byDay = ({ row: one }: Kept<Inspection>, { row: other }: Kept<Inspection>): number =>
  other.inspectedOn.localeCompare(one.inspectedOn) || other.id.localeCompare(one.id);

/**
 * The inspections of some farms, those of the latest day first. One that the server refused has no say over what it
 * follows or corrects; it shows too, in need of fixing.
 */
export const inspectionsOf = (
  kept: readonly Kept<Inspection>[],
  isWanted: (inspection: Inspection) => boolean,
): ShownInspection[] => {
  const wanted = kept.filter(({ row }) => isWanted(row));
  const rows = wanted.map(({ row, state }) =>
    state === 'needs-fixing' ? { ...row, corrects: null, follows: null, nonConformities: [], carried: [] } : row,
  );
  const standing = new Set(standingInspections(rows).map(({ id }) => id));
  const waiting = new Set(unmended(rows).map(({ id }) => id));
  return wanted
    .toSorted(byDay)
    .map((one) => ({ kept: one, isCorrected: !standing.has(one.row.id), waits: waiting.has(one.row.id) }));
};
