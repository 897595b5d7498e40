import { plusKobo, type Entry } from '#finance';
import { isWithin, type Span } from '#kit/span.ts';
import expanding from './expanding.json' with { type: 'json' };

/** Above so much growth, in percent, a business counts as expanding; the source stands beside the figure. */
export const expandingOverPercent = expanding.overPercent;

export type BusinessStatus = 'active' | 'expanding';

/** `growthPercent` is null for a business that took in nothing a year ago: it is new. */
export type BusinessTrade = {
  readonly revenueKobo: number;
  readonly yearAgoKobo: number;
  readonly growthPercent: number | null;
  readonly status: BusinessStatus;
};

type Quarter = Span & { readonly year: number; readonly quarter: number };

const twoDigits = (count: number): string => String(count).padStart(2, '0');

const lastDays = ['03-31', '06-30', '09-30', '12-31'] as const;

const quarterAt = (year: number, quarter: number): Quarter => ({
  year,
  quarter,
  from: `${year}-${twoDigits(quarter * 3 - 2)}-01`,
  to: `${year}-${lastDays[quarter - 1] ?? ''}`,
});

/** The quarter of the calendar that a day is in, whole. */
export const quarterOf = (day: string): Quarter =>
  quarterAt(Number(day.slice(0, 4)), Math.ceil(Number(day.slice(5, 7)) / 3));

const before = ({ year, quarter }: Quarter): Quarter =>
  quarter === 1 ? quarterAt(year - 1, 4) : quarterAt(year, quarter - 1);

/** A day a year earlier, as texts compare; 29 February stays between 28 February and 1 March. */
const yearEarlier = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

type Income = Pick<Entry, 'keeperId' | 'kind' | 'amountKobo' | 'happenedOn'>;

const growthOf = (now: number, yearAgo: number): number | null =>
  yearAgo === 0 ? null : Math.round(((now - yearAgo) / yearAgo) * 100);

/**
 * How a business does: revenue = the income of its quarter so far; growth = that against the same days of the same quarter
 * a year ago, in percent; expanding above `expandingOverPercent`, else active.
 */
export const tradeOf = (revenueKobo: number, yearAgoKobo: number): BusinessTrade => {
  const growthPercent = growthOf(revenueKobo, yearAgoKobo);
  const isExpanding = revenueKobo - yearAgoKobo > yearAgoKobo * (expandingOverPercent / 100) && growthPercent !== null;
  return { revenueKobo, yearAgoKobo, growthPercent, status: isExpanding ? 'expanding' : 'active' };
};

/** How each of these keepers' businesses does, by the keeper. Give it what stands in the books. */
export const tradesOf = (
  standing: readonly Income[],
  keeperIds: readonly string[],
  today: string,
): ReadonlyMap<string, BusinessTrade> => {
  const now = { from: quarterOf(today).from, to: today };
  const yearAgo = { from: yearEarlier(now.from), to: yearEarlier(now.to) };
  const [revenue, earlier] = [new Map<string, number>(), new Map<string, number>()];
  for (const { keeperId, kind, amountKobo, happenedOn } of standing) {
    if (kind !== 'income') continue;
    const sums = isWithin(now, happenedOn) ? revenue : isWithin(yearAgo, happenedOn) ? earlier : null;
    sums?.set(keeperId, plusKobo(sums.get(keeperId) ?? 0, amountKobo));
  }
  return new Map(keeperIds.map((id) => [id, tradeOf(revenue.get(id) ?? 0, earlier.get(id) ?? 0)]));
};

/** The income of these keepers in each of the latest quarters, the oldest first; today's is not over yet. */
export const revenueByQuarter = (
  standing: readonly Income[],
  keeperIds: readonly string[],
  today: string,
  quarters = 6,
): readonly (Quarter & { readonly revenueKobo: number })[] => {
  const keepers = new Set(keeperIds);
  const asked = [quarterOf(today)];
  while (asked.length < quarters) asked.unshift(before(asked[0] ?? quarterOf(today)));
  const incomes = standing.filter(({ kind, keeperId }) => kind === 'income' && keepers.has(keeperId));
  return asked.map((quarter) => ({
    ...quarter,
    revenueKobo: incomes.reduce(
      (total, one) => (isWithin(quarter, one.happenedOn) ? plusKobo(total, one.amountKobo) : total),
      0,
    ),
  }));
};
