import type { Kept } from './world.ts';

type Any = { readonly id: string };
type List<Row> = readonly Kept<Row>[];

/** A record that came, changed or went between two lists of its type. */
export type Difference<Row> = readonly [before: Kept<Row> | null, now: Kept<Row> | null];

/**
 * What differs between two lists of a type, both newest id first. What stayed is only looked at, never worked on: that
 * is what makes a save on a phone with thousands of records cheap.
 */
export const differences = <Row extends Any>(before: List<Row>, now: List<Row>): Difference<Row>[] => {
  const found: Difference<Row>[] = [];
  for (let one = 0, other = 0; one < before.length || other < now.length;) {
    const old = before[one] ?? null;
    const next = now[other] ?? null;
    if (old === next) {
      one += 1;
      other += 1;
      continue;
    }
    const isOldGone = old !== null && (next === null || old.row.id > next.row.id);
    const isNextNew = next !== null && (old === null || next.row.id > old.row.id);
    found.push([isNextNew ? null : old, isOldGone ? null : next]);
    if (!isNextNew) one += 1;
    if (!isOldGone) other += 1;
  }
  return found;
};

/** The records of a type by what they belong to. */
export type Groups<Row> = {
  /** Takes the type's list as it is now. @returns the groups that are not as they were. */
  follow(rows: List<Row>): readonly string[];
  of(group: string): readonly Row[];
};

const without = <Row>(rows: readonly Row[], row: Row): readonly Row[] => rows.filter((one) => one !== row);

/** @param groupOf null for a record that belongs nowhere. */
export const makeGroups = <Row extends Any>(groupOf: (row: Row) => string | null): Groups<Row> => {
  const groups = new Map<string, readonly Row[]>();
  let last: List<Row> = [];
  const of = (group: string): readonly Row[] => groups.get(group) ?? [];
  const put = (kept: Kept<Row> | null, change: (rows: readonly Row[], row: Row) => readonly Row[]): string[] => {
    const group = kept === null ? null : groupOf(kept.row);
    if (kept === null || group === null) return [];
    const rows = change(of(group), kept.row);
    if (rows.length === 0) groups.delete(group);
    else groups.set(group, rows);
    return [group];
  };
  /** The first list of all is taken in one go: on a phone that has just got everything, each change would be thousands. */
  const fill = (rows: List<Row>): readonly string[] => {
    const made = new Map<string, Row[]>();
    for (const { row } of rows) {
      const group = groupOf(row);
      if (group === null) continue;
      const held = made.get(group);
      if (held === undefined) made.set(group, [row]);
      else held.push(row);
    }
    for (const [group, held] of made) groups.set(group, held);
    last = rows;
    return [...made.keys()];
  };
  return {
    of,
    follow: (rows) => {
      if (last.length === 0) return fill(rows);
      const changed = differences(last, rows).flatMap(([before, now]) => [
        ...put(before, without),
        ...put(now, (group, row) => [...group, row]),
      ]);
      last = rows;
      return changed;
    },
  };
};
