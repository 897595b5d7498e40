/**
 * Finance: each person’s book of income and expense, in kobo. Promises that an entry is never changed: a correction is
 * an entry of its own, the first one wins, and the totals of a book are those of what stands in it.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { addEntry } from './add-entry.ts';
import { correctEntry } from './correct-entry.ts';
import { listEntries } from './list-entries.ts';
import { readStatement } from './read-statement.ts';
import { readTotals } from './read-totals.ts';
import { relationsToBook, relationsToEntry } from './relations.ts';

export const routes: readonly Route[] = [addEntry, correctEntry, listEntries, readTotals, readStatement];

export const objects: Readonly<Record<string, RelationsTo>> = { book: relationsToBook, entry: relationsToEntry };

export { synced } from './synced.ts';
export { insertEntry } from './insert-entry.ts';
export { findStandingOfReport } from './store.ts';
