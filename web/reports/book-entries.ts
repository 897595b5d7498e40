import { standingEntries, type Entry } from '@shuka/domain/finance';
import { bookLines, categoryOfLine, type EntryOfLine } from '@shuka/domain/reports';
import type { Unfinished } from './unfinished-report.ts';

/** Whose costs: a report of one farm, perhaps of one of its seasons, perhaps in place of an earlier report. */
export type About = { readonly farmId: string; readonly seasonId: string | null; readonly corrects: string | null };

/** What the earlier report wrote into the book, as it stands today. */
const writtenBefore = (entries: readonly Entry[], corrects: string | null): readonly Entry[] =>
  corrects === null ? [] : standingEntries(entries).filter(({ reportId }) => reportId === corrects);

/**
 * Whether costs of these kinds stand in the book of this farm and season already, written by hand or with another
 * report: writing them again would count them twice.
 */
export const standsInBook = (entries: readonly Entry[], { farmId, seasonId, corrects }: About): boolean => {
  const ofLines = new Set<string>(Object.values(categoryOfLine));
  return standingEntries(entries).some(
    (entry) =>
      entry.farmId === farmId &&
      entry.seasonId === seasonId &&
      ofLines.has(entry.category) &&
      (corrects === null || entry.reportId !== corrects),
  );
};

/** The entries a report writes into the book, each in place of the one that stands there for the same cost. */
export const entriesFor = (
  entries: readonly Entry[],
  entryIds: Unfinished['entryIds'],
  corrects: string | null,
  isInBook: boolean,
): EntryOfLine[] => {
  const before = writtenBefore(entries, corrects);
  return bookLines.flatMap((line): EntryOfLine[] => {
    const held = before.find(({ category }) => category === categoryOfLine[line]);
    if (held === undefined) return isInBook ? [{ line, id: entryIds[line], corrects: null }] : [];
    return [{ line, id: entryIds[line], corrects: { entryId: held.id, amountKobo: held.amountKobo } }];
  });
};
