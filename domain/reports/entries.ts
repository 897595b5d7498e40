import { newEntry, type Category, type Entry } from '@shuka/domain/finance';
import { amountOfLine } from './rules.ts';
import type { BookLine, EntryOfLine, Report } from './model.ts';

/** Under which category of the book each line of a report stands. */
export const categoryOfLine = {
  seed: 'seed',
  labour: 'labour',
  fertiliser: 'fertiliser',
  herbicide: 'herbicide',
  pesticide: 'pesticide',
  others: 'other-input',
  familyLabour: 'family-labour',
} as const satisfies Record<BookLine, Category>;

/**
 * What one line of a report writes into the book, on the phone and on the server alike: an expense of its total on the
 * report's day, or, where it takes the place of an entry and nothing is left, the end of that entry. Null where there
 * is nothing to write. A book and its reports so count each cost once.
 */
export const entryOfReport = (report: Report, { line, id, corrects }: EntryOfLine, now: Date): Entry | null => {
  const amountKobo = report.entriesInBook ? amountOfLine(report, line) : 0;
  if (amountKobo === 0 && corrects === null) return null;
  const { keeperId, farmId, seasonId, farmReport } = report;
  const draft = {
    id,
    keeperId,
    farmId,
    seasonId,
    kind: 'expense',
    category: categoryOfLine[line],
    description: farmReport.reportTitle,
    amountKobo: amountKobo === 0 ? (corrects?.amountKobo ?? 0) : amountKobo,
    happenedOn: farmReport.reportDate,
  } as const;
  const origin = { reportId: report.id, corrects: corrects?.entryId ?? null, isCancelled: amountKobo === 0 };
  return newEntry(draft, origin, now);
};
