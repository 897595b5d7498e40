import { directCategories, mostKobo, type Category, type Entry } from './model.ts';

/** What a book comes to, in kobo; gross and net may be below nothing. */
export type BookFigures = {
  readonly revenueKobo: number;
  readonly costKobo: number;
  readonly grossProfitKobo: number;
  readonly netProfitKobo: number;
};

/** Which entries are looked at; what is left out does not limit. Days are 'YYYY-MM-DD', both included. */
export type BookFilter = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly farmId?: string | undefined;
  readonly seasonId?: string | undefined;
};

const direct: ReadonlySet<Category> = new Set(directCategories);

/** A phone may hold more than the server would take; sums stop at the largest that is still exact. */
export const plusKobo = (total: number, kobo: number): number => Math.min(mostKobo, total + kobo);

const sumOf = (entries: readonly Entry[]): number => entries.reduce((total, one) => plusKobo(total, one.amountKobo), 0);

/**
 * The entries that count: not replaced by a later one, and not cancelled. Give it the whole book: a part may lack the
 * correction of one of its entries.
 */
export const standingEntries = (entries: readonly Entry[]): readonly Entry[] => {
  const replaced = new Set(entries.map(({ corrects }) => corrects));
  return entries.filter(({ id, isCancelled }) => !isCancelled && !replaced.has(id));
};

/** The entries a filter lets through, in their order. */
export const entriesWithin = <One extends Entry>(entries: readonly One[], filter: BookFilter): readonly One[] =>
  entries.filter(
    ({ happenedOn, farmId, seasonId }) =>
      (filter.from === undefined || happenedOn >= filter.from) &&
      (filter.to === undefined || happenedOn <= filter.to) &&
      (filter.farmId === undefined || farmId === filter.farmId) &&
      (filter.seasonId === undefined || seasonId === filter.seasonId),
  );

/**
 * What a book, or a part of what stands in it, comes to:
 * revenue = all income; cost = all expenses, family labour at its value among them;
 * gross profit = revenue − direct costs (seed, labour, fertiliser, herbicide, pesticide, other inputs, family labour);
 * net profit = revenue − cost. Only standing entries count.
 */
export const bookFigures = (entries: readonly Entry[]): BookFigures => {
  const standing = standingEntries(entries);
  const expenses = standing.filter(({ kind }) => kind === 'expense');
  const revenueKobo = sumOf(standing.filter(({ kind }) => kind === 'income'));
  const costKobo = sumOf(expenses);
  const directKobo = sumOf(expenses.filter(({ category }) => direct.has(category)));
  return {
    revenueKobo,
    costKobo,
    grossProfitKobo: revenueKobo - directKobo,
    netProfitKobo: revenueKobo - costKobo,
  };
};

/** What one category, or one month or season, took in and gave out. In kobo. */
export type Flow = { readonly incomeKobo: number; readonly expenseKobo: number };

const nothing: Flow = { incomeKobo: 0, expenseKobo: 0 };

const flowsBy = (entries: readonly Entry[], keyOf: (one: Entry) => string | null): Map<string, Flow> => {
  const flows = new Map<string, Flow>();
  for (const one of standingEntries(entries)) {
    const key = keyOf(one);
    if (key === null) continue;
    const { incomeKobo, expenseKobo } = flows.get(key) ?? nothing;
    const isIncome = one.kind === 'income';
    flows.set(key, {
      incomeKobo: isIncome ? plusKobo(incomeKobo, one.amountKobo) : incomeKobo,
      expenseKobo: isIncome ? expenseKobo : plusKobo(expenseKobo, one.amountKobo),
    });
  }
  return flows;
};

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Longer than any list of months a screen shows: fifty years, should one entry have a strange year. */
const mostMonths = 600;

/** Month by month ('YYYY-MM') from the first entry to the last, quiet months between them too; the latest `atMost`. */
export const flowsByMonth = (
  entries: readonly Entry[],
  atMost = mostMonths,
): readonly (Flow & { readonly month: string })[] => {
  const flows = flowsBy(entries, ({ happenedOn }) => happenedOn.slice(0, 7));
  const known = [...flows.keys()].sort();
  if (known.length === 0) return [];
  const [first, last] = [known[0] as string, known.at(-1) as string]; // there is one
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months.slice(-atMost).map((month) => ({ month, ...(flows.get(month) ?? nothing) }));
};

/** What each season took in and gave out, by its id; entries of no season are left out. */
export const flowsBySeason = (entries: readonly Entry[]): ReadonlyMap<string, Flow> =>
  flowsBy(entries, ({ seasonId }) => seasonId);

/** What each category that was used came to. */
export const flowsByCategory = (entries: readonly Entry[]): ReadonlyMap<Category, Flow> =>
  flowsBy(entries, ({ category }) => category) as ReadonlyMap<Category, Flow>; // its keys are the entries' categories
