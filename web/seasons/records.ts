import { standingOf } from '@shuka/domain/seasons';
import type { Kept } from '#kit/rows.ts';

type Correctable = { readonly id: string; readonly corrects: string | null };

/** A record with those it stands for, the latest of them first. */
export type Told<Row> = { readonly kept: Kept<Row>; readonly before: readonly Row[] };

/**
 * The records that stand, by the day they are about, the latest first; each with the older ones it corrects, which stay
 * to be seen.
 */
export const toldRecords = <Row extends Correctable>(
  records: readonly Kept<Row>[],
  dayOfRow: (row: Row) => string,
): Told<Row>[] => {
  const byId = new Map(records.map((kept) => [kept.row.id, kept.row]));
  const beforeOf = (row: Row): Row[] => {
    const older = row.corrects === null ? undefined : byId.get(row.corrects);
    return older === undefined ? [] : [older, ...beforeOf(older)];
  };
  const standing = new Set(standingOf(records.map(({ row }) => row)).map(({ id }) => id));
  return records
    .filter(({ row }) => standing.has(row.id))
    .map((kept) => ({ kept, before: beforeOf(kept.row) }))
    .sort((one, other) => dayOfRow(other.kept.row).localeCompare(dayOfRow(one.kept.row)));
};
