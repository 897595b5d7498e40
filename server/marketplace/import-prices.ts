import { setImmediate } from 'node:timers/promises';
import {
  importPrices as contract,
  kiloKoboOf,
  readPriceList,
  type FeedSource,
  type PriceImport,
  type PriceLine,
  type ReadList,
} from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { insertImport } from './import-store.ts';
import { holdMarkets } from './market-store.ts';
import { findStanding, insertPrices, replacePrices, type WrittenPrice } from './price-store.ts';
import { holdQuotations, pricedKey, showNewest } from './quotation-store.ts';

type Importing = { readonly id: string; readonly source: FeedSource; readonly by: string; readonly now: Date };

/** So many are written in one statement: each must be over long before a query gives up. */
const atOnce = 2000;

const slicesOf = <Item>(items: readonly Item[]): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, place) =>
    items.slice(place * atOnce, (place + 1) * atOnce),
  );

const firstOfEach = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.toReversed().map((item) => [keyOf(item), item])).values(),
];

const marketOf = ({ market, stateCode, lga }: PriceLine): string => JSON.stringify([stateCode, market, lga]);

/** The lines as prices of the quotations they belong to, which are held until the transaction ends. */
const place = async (db: Db, lines: readonly PriceLine[], { source, now }: Importing): Promise<WrittenPrice[]> => {
  const named = firstOfEach(lines, marketOf);
  const marketIds = await holdMarkets(db, named, source, now);
  const idOf = new Map(named.map((one, at) => [marketOf(one), marketIds[at] ?? '']));
  const priced = lines.map((line) => ({ ...line, marketId: idOf.get(marketOf(line)) ?? '' }));
  const quotationIds = await holdQuotations(db, firstOfEach(priced, pricedKey));
  return priced.map((one) => ({
    id: newId(),
    quotationId: quotationIds.get(pricedKey(one)) ?? '',
    day: one.day,
    amountKobo: one.amountKobo,
    unitGrams: one.unitGrams,
    kiloKobo: kiloKoboOf(one.amountKobo, one.unitGrams),
  }));
};

/** Writes what is new, and what takes the place of what the same list said before. */
const writeSome = async (db: Db, prices: readonly WrittenPrice[], { id, source, by, now }: Importing) => {
  const standing = new Map((await findStanding(db, prices, source)).map((one) => [one.place, one]));
  const heldOf = (at: number) => standing.get(at + 1);
  const fresh = prices.filter((price, at) => heldOf(at)?.amountKobo !== price.amountKobo);
  const replaced = prices.flatMap((price, at) => {
    const held = heldOf(at);
    return held === undefined || held.amountKobo === price.amountKobo ? [] : [{ id: held.id, by: price.id }];
  });
  await insertPrices(db, fresh, { source, enteredBy: null, importId: id }, now);
  await replacePrices(db, replaced, by, now);
  return { added: fresh.length - replaced.length, changed: replaced.length, known: prices.length - fresh.length };
};

const writeAll = async (db: Db, lines: readonly PriceLine[], importing: Importing) => {
  const total = { added: 0, changed: 0, known: 0 };
  if (lines.length === 0) return total;
  const prices = await place(db, lines, importing);
  for (const some of slicesOf(prices)) {
    const { added, changed, known } = await writeSome(db, some, importing);
    total.added += added;
    total.changed += changed;
    total.known += known;
  }
  for (const some of slicesOf([...new Set(prices.map(({ quotationId }) => quotationId))])) await showNewest(db, some);
  return total;
};

export const importPrices = handle(
  contract,
  async ({ id, fileName }, context, list: ReadList): Promise<PriceImport> => {
    const { db, clock } = context;
    const { source, lines, prices, repeated, leftOut } = list;
    const by = viewerOf(context).accountId;
    const now = clock.now();
    const { added, changed, known } = await writeAll(db, prices, { id, source, by, now });
    const counts = { lines, added, changed, known: known + repeated, leftOut: [...leftOut] };
    const done = { id, fileName, source, ...counts, importedAt: now.toISOString() };
    await insertImport(db, done, by);
    return done;
  },
  { prepare: ({ text }, { clock }) => readPriceList(text, clock.now(), () => setImmediate()) },
);
