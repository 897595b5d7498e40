import { checkRoom, type Entry, type EntryKind } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { addToCounter, readCounter } from '#kit/counter.ts';
import type { Db } from '#kit/db.ts';
import { holdEntry, writeEntry } from './store.ts';

const counterOf = { income: 'finance.income', expense: 'finance.expense' } as const satisfies Record<EntryKind, string>;

const worthOf = (entry: Entry | null, kind: EntryKind): number =>
  entry === null || entry.isCancelled || entry.kind !== kind ? 0 : entry.amountKobo;

/** What a whole book comes to, in kobo, from totals kept with each write. */
export const totalsOf = async (db: Db, keeperId: string) => {
  const incomeKobo = await readCounter(db, counterOf.income, keeperId);
  const expenseKobo = await readCounter(db, counterOf.expense, keeperId);
  return { incomeKobo, expenseKobo, netProfitKobo: incomeKobo - expenseKobo };
};

const heldFor = async (db: Db, { corrects, keeperId }: Entry): Promise<Entry | null> => {
  if (corrects === null) return null;
  const held = await holdEntry(db, corrects);
  if (held === null || held.entry.keeperId !== keeperId) throw new Problem('not-found');
  if (held.isCorrected) throw new Problem('corrected-already');
  return held.entry;
};

/**
 * Writes an entry made by `newEntry` or `correctedEntry` into its book, and what it changes into the book's totals.
 * Whoever calls has seen to it that farm and season are the keeper's.
 * @throws Problem `book-too-large`; for a correction `not-found` when there is no such entry in that book, and
 * `corrected-already` when another correction came first.
 */
export const insertEntry = async (db: Db, entry: Entry): Promise<void> => {
  const replaced = await heldFor(db, entry);
  await writeEntry(db, entry);
  for (const kind of ['income', 'expense'] as const) {
    const by = worthOf(entry, kind) - worthOf(replaced, kind);
    if (by > 0) checkRoom(await readCounter(db, counterOf[kind], entry.keeperId), by);
    if (by !== 0) await addToCounter(db, counterOf[kind], entry.keeperId, by);
  }
};
