import { useMemo } from 'react';
import { entryRows, standingEntries, type Entry } from '@shuka/domain/finance';
import { farmRows, type Farm } from '@shuka/domain/farms';
import { seasonRows, type Season } from '@shuka/domain/seasons';
import type { RowType } from '@shuka/domain/kit/row-type.ts';
import { usePerson } from '#accounts';
import { useKept, type Kept } from '#kit/rows.ts';

/** Whether an entry counts, or why it does not. */
export type Standing = 'stands' | 'corrected' | 'cancelled' | 'cancels';

export type Line = Kept<Entry> & { readonly standing: Standing };

const standingOf = (entry: Entry, later: Entry | undefined): Standing => {
  if (later !== undefined) return later.isCancelled ? 'cancelled' : 'corrected';
  return entry.isCancelled ? 'cancels' : 'stands';
};

const byDay = (one: Line, other: Line): number =>
  other.row.happenedOn.localeCompare(one.row.happenedOn) || other.row.id.localeCompare(one.row.id);

/**
 * The lines of a book, the latest day first. An act that the server refused has no say over what it corrects: its own
 * line still shows, in need of fixing. What only says that another is cancelled is no line of its own.
 */
export const linesOf = (kept: readonly Kept<Entry>[]): readonly Line[] => {
  const later = new Map<string, Entry>();
  for (const { row, state } of kept)
    if (row.corrects !== null && state !== 'needs-fixing') later.set(row.corrects, row);
  return kept
    .map((one): Line => ({ ...one, standing: standingOf(one.row, later.get(one.row.id)) }))
    .filter(({ standing }) => standing !== 'cancels')
    .toSorted(byDay);
};

/** What stands: refused corrections do not count, and what they would correct does. */
export const standingOfBook = (kept: readonly Kept<Entry>[]): readonly Entry[] =>
  standingEntries(
    kept.filter(({ row, state }) => row.corrects === null || state !== 'needs-fixing').map(({ row }) => row),
  );

type OfKeeper = { readonly id: string; readonly keeperId: string };

/** Those of one keeper; one's own where nobody else is named. */
const useOwn = <Row extends OfKeeper>(type: RowType<Row>, keeperId?: string): readonly Kept<Row>[] => {
  const { person } = usePerson();
  const kept = useKept(type);
  const whose = keeperId ?? person.accountId;
  return useMemo(() => kept.filter(({ row }) => row.keeperId === whose), [kept, whose]);
};

type Places = { readonly farms: readonly Farm[]; readonly seasons: readonly Season[] };

/** The farms and seasons of whose book it is, to say what an entry is about. */
export const usePlaces = (keeperId?: string): Places => {
  const farms = useOwn(farmRows, keeperId);
  const seasons = useOwn(seasonRows, keeperId);
  return useMemo(
    () => ({ farms: farms.map(({ row }) => row), seasons: seasons.map(({ row }) => row) }),
    [farms, seasons],
  );
};

/** One's own book: its lines, and what stands in it. */
export const useBook = () => {
  const kept = useOwn(entryRows);
  return useMemo(() => ({ lines: linesOf(kept), standing: standingOfBook(kept) }), [kept]);
};
