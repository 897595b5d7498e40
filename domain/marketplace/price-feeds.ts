import { foldedWords } from '#kit/fold.ts';
import { states } from '#kit/nigeria.ts';
import { isDay } from '#kit/day.ts';
import { mostPriceKobo, type PriceKind, type PriceLine, type PriceSource } from './price-model.ts';

/** A row of a table as it came: text by the name of its column. */
export type FeedRow = Readonly<Record<string, string>>;

/** Why a row of a feed was left out. */
export type FeedFault =
  | 'not-nigeria'
  | 'not-naira'
  | 'no-price'
  | 'no-day'
  | 'no-unit'
  | 'no-state'
  | 'no-kind'
  | 'forecast';

export type FeedLine = PriceLine | FeedFault;

type Feed = {
  readonly source: PriceSource;
  /** Columns that only this feed has: by them a file is known. */
  readonly marks: readonly string[];
  readonly read: (row: FeedRow) => FeedLine;
};

const plain = (text: string): string => foldedWords(text).join(' ');

/** What the lists call the capital's territory. */
const otherNames: Readonly<Record<string, string>> = { abuja: 'FC', fct: 'FC', 'federal capital territory': 'FC' };

const codes = new Map(states.map(({ code, name }) => [plain(name), code]));

const stateOf = (name: string): string | null => codes.get(plain(name)) ?? otherNames[plain(name)] ?? null;

const gramsOf: Readonly<Record<string, number>> = { g: 1, kg: 1000, mt: 1_000_000 };

/** '100 KG', '100_kg', 'KG', '1.3 kg' in grams; null for a litre, a tuber, a bunch: what those weigh nobody says. */
export const feedUnitGrams = (unit: string): number | null => {
  const [, count = '1', name = ''] = /^(\d+(?:\.\d+)?)?[\s_]*(kg|g|mt)$/i.exec(unit.trim()) ?? [];
  const each = gramsOf[name.toLowerCase()];
  return each === undefined ? null : Math.round(Number(count) * each);
};

const kindOf = (text: string): PriceKind | null => {
  const said = plain(text);
  if (said === 'wholesale' || said === 'retail') return said;
  return said === 'farm gate' || said === 'producer' ? 'farm-gate' : null;
};

/** To the kobo: a list's figure is a mean, and may have more decimals than money has. */
const koboOf = (text: string): number | null => {
  const kobo = Math.round(Number(text) * 100);
  return text.trim() !== '' && Number.isSafeInteger(kobo) && kobo > 0 && kobo <= mostPriceKobo ? kobo : null;
};

type Said = Record<'state' | 'lga' | 'market' | 'goods' | 'kind' | 'day' | 'unit' | 'currency' | 'amount', string>;

const lineOf = (said: Said): FeedLine => {
  const stateCode = stateOf(said.state);
  const kind = kindOf(said.kind);
  const unitGrams = feedUnitGrams(said.unit);
  const amountKobo = koboOf(said.amount);
  if (said.currency !== 'NGN') return 'not-naira';
  if (stateCode === null || said.market === '') return 'no-state';
  if (kind === null) return 'no-kind';
  if (!isDay(said.day)) return 'no-day';
  if (unitGrams === null || unitGrams === 0) return 'no-unit';
  if (amountKobo === null) return 'no-price';
  const { market, lga, goods, day, unit } = said;
  return { market, stateCode, lga, goods, kind, day, unit, unitGrams, amountKobo };
};

const of = (row: FeedRow, column: string): string => (row[column] ?? '').trim();

/** World Food Programme, "Nigeria - Food Prices" on the Humanitarian Data Exchange. */
const wfp: Feed = {
  source: 'wfp',
  marks: ['date', 'admin1', 'market', 'commodity', 'unit', 'pricetype', 'currency', 'price'],
  read: (row) =>
    of(row, 'priceflag').includes('forecast')
      ? 'forecast'
      : lineOf({
          state: of(row, 'admin1'),
          lga: of(row, 'admin2'),
          market: of(row, 'market'),
          goods: of(row, 'commodity'),
          kind: of(row, 'pricetype'),
          day: of(row, 'date'),
          unit: of(row, 'unit'),
          currency: of(row, 'currency'),
          amount: of(row, 'price'),
        }),
};

/** FEWS NET Data Warehouse, `marketpricefacts.csv?fields=simple`. */
const fewsNet: Feed = {
  source: 'fews-net',
  marks: ['country', 'admin_1', 'market', 'product', 'price_type', 'period_date', 'value', 'currency', 'unit'],
  read: (row) =>
    of(row, 'country') === 'Nigeria'
      ? lineOf({
          state: of(row, 'admin_1'),
          lga: of(row, 'admin_2'),
          market: of(row, 'market'),
          goods: of(row, 'product'),
          kind: of(row, 'price_type'),
          day: of(row, 'period_date'),
          unit: of(row, 'unit'),
          currency: of(row, 'currency'),
          amount: of(row, 'value'),
        })
      : 'not-nigeria',
};

/** The feed whose columns these are; undefined for a file of another kind. */
export const feedOf = (columns: readonly string[]): Feed | undefined =>
  [wfp, fewsNet].find(({ marks }) => marks.every((mark) => columns.includes(mark)));

/** Whether a row is the second head of a file: tags of the Humanitarian Exchange Language, which begin with '#'. */
export const isTagRow = (row: FeedRow): boolean =>
  Object.values(row).some((value) => value.startsWith('#')) &&
  Object.values(row).every((value) => value === '' || value.startsWith('#'));
