import { dayOf } from '#kit/day.ts';
import { refusedField } from '#kit/problem.ts';
import { feedOf, isTagRow } from './price-feeds.ts';
import {
  feedFaults,
  mostListLines,
  type FeedFault,
  type FeedSource,
  type LeftOut,
  type PriceLine,
} from './price-import-model.ts';
import { goodsKey, marketKey } from './price-keys.ts';
import { readTable } from '#kit/read-table.ts';

/** A list as it was read: what can be kept, and the numbers of the lines that cannot, by reason. */
export type ReadList = {
  readonly source: FeedSource;
  /** How many lines hold anything; its heads are none of them. */
  readonly lines: number;
  readonly prices: readonly PriceLine[];
  readonly repeated: number;
  readonly leftOut: readonly LeftOut[];
};

const mostRanges = 500;

/** The numbers as people write them, '2-14, 18', as many as fit. */
const toLeftOut = (reason: FeedFault, numbers: readonly number[]): LeftOut => {
  const ranges: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const named = ranges.slice(0, mostRanges);
  const unnamed = ranges.slice(mostRanges).reduce((sum, [from, to]) => sum + to - from + 1, 0);
  const lines = named.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
  return { reason, count: numbers.length, lines, unnamed };
};

const keyOf = ({ stateCode, market, lga, goods, unit, kind, day }: PriceLine): string =>
  JSON.stringify([stateCode, marketKey(market), lga, goodsKey(goods), unit, kind, day]);

/** What was read so far: of two lines on one price the later counts. */
const newReading = () => {
  const left = new Map<FeedFault, number[]>();
  const kept = new Map<string, { readonly number: number; readonly price: PriceLine }>();
  let repeated = 0;
  const leave = (reason: FeedFault, number: number): void => {
    const numbers = left.get(reason);
    if (numbers === undefined) left.set(reason, [number]);
    else numbers.push(number);
  };
  return {
    leave,
    keep: (price: PriceLine, number: number): void => {
      const key = keyOf(price);
      const before = kept.get(key);
      if (before?.price.amountKobo === price.amountKobo) repeated += 1;
      else if (before !== undefined) leave('twice', before.number);
      kept.set(key, { number, price });
    },
    result: () => ({
      prices: [...kept.values()].map(({ price }) => price),
      repeated,
      leftOut: feedFaults.flatMap((reason) => {
        const numbers = left.get(reason);
        return numbers === undefined
          ? []
          : [
              toLeftOut(
                reason,
                numbers.toSorted((one, other) => one - other),
              ),
            ];
      }),
    }),
  };
};

/** So many lines are read before anybody else gets a turn. */
const linesAtOnce = 2000;

/**
 * Reads a list of prices in the shape of the World Food Programme or of FEWS NET. Of two lines on one price the later one
 * counts: the earlier is left out where it says something else, and is only repeated where it says the same.
 * @param rest lets others have their turn; a list is long.
 * @throws Problem `invalid` beside `text` for a file of another kind or one that is too long.
 */
export const readPriceList = async (text: string, now: Date, rest: () => Promise<void>): Promise<ReadList> => {
  const table = readTable(text);
  const head = table.next();
  const columns = ((head.done === true ? null : head.value.cells) ?? []).map((name) => name.toLowerCase());
  const feed = feedOf(columns);
  if (feed === undefined) throw refusedField('text', 'prices.fileUnknown');
  const today = dayOf(now);
  const reading = newReading();
  let lines = 0;
  for (const { number, cells } of table) {
    const row = Object.fromEntries(columns.map((name, place) => [name, cells?.[place] ?? '']));
    if (lines === 0 && isTagRow(row)) continue;
    lines += 1;
    if (lines > mostListLines) throw refusedField('text', 'prices.fileTooLong');
    if (lines % linesAtOnce === 0) await rest();
    const price = cells?.length === columns.length ? feed.read(row) : 'broken-line';
    if (typeof price === 'string') reading.leave(price, number);
    else if (price.day > today) reading.leave('future-day', number);
    else reading.keep(price, number);
  }
  return { source: feed.source, lines, ...reading.result() };
};
