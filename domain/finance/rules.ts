import { dayOf } from '#kit/day.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import { categoriesOf, mostKobo, type Category, type Entry, type EntryDetails, type EntryDraft } from './model.ts';

/** What an entry is besides what was said of it: where it comes from, and what it takes the place of. */
type EntryOrigin = Partial<Pick<Entry, 'reportId' | 'corrects' | 'isCancelled'>>;

const asTyped = { reportId: null, corrects: null, isCancelled: false } as const satisfies EntryOrigin;

const fits = ({ kind, category }: EntryDetails): boolean =>
  categoriesOf[kind].some((one: Category) => one === category);

/**
 * The entry a draft becomes, on the phone and on the server alike.
 * @throws Problem `invalid` beside `category` when it is none of the kind's, beside `farmId` for a season without a
 * farm, beside `happenedOn` for a day after today in Nigeria.
 */
export const newEntry = (draft: EntryDraft, origin: EntryOrigin, now: Date): Entry => {
  if (!fits(draft)) throw refusedField('category', 'finance.categoryRequired');
  if (draft.seasonId !== null && draft.farmId === null) throw refusedField('farmId', 'finance.farmOfSeason');
  if (draft.happenedOn > dayOf(now)) throw refusedField('happenedOn', 'finance.dayAhead');
  return { ...draft, ...asTyped, ...origin, createdAt: now.toISOString() };
};

/**
 * The entry that takes the place of another: the newest word counts, what it replaces stays as it was. A cancellation
 * says again what it cancels, and where a report wrote the first one, the report stays named.
 * @throws what `newEntry` does; Problem `corrected-already` when another correction came first.
 */
export const correctedEntry = (
  held: { readonly entry: Entry; readonly isCorrected: boolean },
  draft: EntryDraft,
  isCancelled: boolean,
  now: Date,
): Entry => {
  if (held.isCorrected) throw new Problem('corrected-already');
  const { id, keeperId, reportId, corrects: _, createdAt: _at, isCancelled: _is, ...details } = held.entry;
  const said = isCancelled ? { id: draft.id, keeperId, ...details } : draft;
  return newEntry(said, { corrects: id, reportId, isCancelled }, now);
};

/** @throws Problem `book-too-large` when an amount would take the sum of a book past what can be counted safely. */
export const checkRoom = (totalKobo: number, addedKobo: number): void => {
  if (totalKobo + addedKobo > mostKobo) throw new Problem('book-too-large');
};
