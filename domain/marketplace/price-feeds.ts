import { folded } from '#kit/fold.ts';
import { isDay } from '#kit/day.ts';
import { states, type StateRecord } from '#kit/nigeria.ts';
import type { FeedFault, FeedSource, PriceLine } from './price-import-model.ts';
import { mostPriceKobo, type PriceKind } from './price-model.ts';
import { firstPriceDay, kiloKoboOf } from './price-rules.ts';

/** A row of a table as it came: text by the name of its column. */
type FeedRow = Readonly<Record<string, string>>;

type FeedLine = PriceLine | FeedFault;

type Feed = {
  readonly source: FeedSource;
  /** Columns that only this feed has: by them a file is known. */
  readonly marks: readonly string[];
  readonly read: (row: FeedRow) => FeedLine;
};

/** What the lists call the capital's territory. */
const otherNames: Readonly<Record<string, string>> = { abuja: 'FC', fct: 'FC', 'federal capital territory': 'FC' };

const byCode = new Map(states.map((state) => [state.code, state]));
const byName = new Map(states.map((state) => [folded(state.name), state]));

const stateOf = (name: string): StateRecord | undefined =>
  byName.get(folded(name)) ?? byCode.get(otherNames[folded(name)] ?? '');

/** The LGA by the name we store; as the list says it where it is none of the state's. */
const lgaOf = (state: StateRecord, said: string): string => {
  const words = folded(said);
  const found = state.lgas.find(({ name, spellings }) => [name, ...spellings].some((one) => folded(one) === words));
  return found?.name ?? said.slice(0, 60);
};

const gramsOf: Readonly<Record<string, number>> = { g: 1, kg: 1000, mt: 1_000_000 };

/** '100 KG', '100_kg', 'KG', '1.3 kg' in grams; null for a litre, a tuber, a bunch: what those weigh nobody says. */
export const feedUnitGrams = (unit: string): number | null => {
  const [, count = '1', name = ''] = /^(\d+(?:\.\d+)?)?[\s_]*(kg|g|mt)$/i.exec(unit.trim()) ?? [];
  const each = gramsOf[name.toLowerCase()];
  return each === undefined ? null : Math.round(Number(count) * each);
};

const kindOf = (text: string): PriceKind | null => {
  const said = folded(text);
  if (said === 'wholesale' || said === 'retail') return said;
  return said === 'farm gate' || said === 'producer' ? 'farm-gate' : null;
};

/** To the kobo: a list's figure is a mean, and may have more decimals than money has. */
const koboOf = (text: string): number | null => {
  const kobo = Math.round(Number(text) * 100);
  return text.trim() !== '' && Number.isSafeInteger(kobo) && kobo > 0 && kobo <= mostPriceKobo ? kobo : null;
};

const of = (row: FeedRow, column: string): string => (row[column] ?? '').trim();

/** A unit under one name, however its list spells it; a kilogram and a tonne are called as managers call them. */
const unitName = (grams: number): string => {
  if (grams === 1000) return 'kilogram';
  if (grams === 1_000_000) return 'tonne';
  return grams % 1000 === 0 ? `${grams / 1000} kg` : `${grams} g`;
};

/** Degrees to five decimals, about a metre; null for none, and for what is no place on earth. */
const degreesOf = (text: string, most: number): number | null => {
  const degrees = Number(text);
  return text === '' || !(Math.abs(degrees) <= most) ? null : Math.round(degrees * 100_000) / 100_000;
};

const mostGrams = 30_000_000;
const isText = (text: string): boolean => text !== '' && text.length <= 80 && folded(text) !== '';

type Columns = Record<'state' | 'lga' | 'market' | 'goods' | 'kind' | 'day' | 'unit' | 'currency' | 'amount', string>;

const lineOf = (row: FeedRow, columns: Columns): FeedLine => {
  const said = (name: keyof Columns): string => of(row, columns[name]);
  const state = stateOf(said('state'));
  const kind = kindOf(said('kind'));
  const unitGrams = feedUnitGrams(said('unit')) ?? 0;
  const amountKobo = koboOf(said('amount')) ?? 0;
  const [market, goods, day] = [said('market'), said('goods'), said('day')];
  if (said('currency') !== 'NGN') return 'not-naira';
  if (state === undefined) return 'no-state';
  if (!isText(market) || !isText(goods)) return 'no-name';
  if (kind === null) return 'no-kind';
  if (!isDay(day) || day < firstPriceDay) return 'no-day';
  if (unitGrams < 1 || unitGrams > mostGrams) return 'no-unit';
  if (amountKobo === 0 || kiloKoboOf(amountKobo, unitGrams) === 0) return 'no-price';
  const latitude = degreesOf(of(row, 'latitude'), 90);
  const longitude = degreesOf(of(row, 'longitude'), 180);
  const place = { stateCode: state.code, lga: lgaOf(state, said('lga')) };
  const at = latitude === null || longitude === null ? null : { latitude, longitude };
  return { market, ...place, at, goods, kind, day, unit: unitName(unitGrams), unitGrams, amountKobo };
};

const wfpColumns: Columns = {
  state: 'admin1',
  lga: 'admin2',
  market: 'market',
  goods: 'commodity',
  kind: 'pricetype',
  day: 'date',
  unit: 'unit',
  currency: 'currency',
  amount: 'price',
};

const fewsNetColumns: Columns = {
  state: 'admin_1',
  lga: 'admin_2',
  market: 'market',
  goods: 'product',
  kind: 'price_type',
  day: 'period_date',
  unit: 'unit',
  currency: 'currency',
  amount: 'value',
};

const without = (columns: Columns, optional: string): string[] =>
  Object.values(columns).filter((column) => column !== optional);

/** World Food Programme, "Nigeria - Food Prices" on the Humanitarian Data Exchange. */
const wfp: Feed = {
  source: 'wfp',
  marks: without(wfpColumns, 'admin2'),
  read: (row) => (of(row, 'priceflag').includes('forecast') ? 'forecast' : lineOf(row, wfpColumns)),
};

/** FEWS NET Data Warehouse, `marketpricefacts.csv?fields=simple`. */
const fewsNet: Feed = {
  source: 'fews-net',
  marks: ['country', ...without(fewsNetColumns, 'admin_2')],
  read: (row) => (of(row, 'country') === 'Nigeria' ? lineOf(row, fewsNetColumns) : 'not-nigeria'),
};

/** The feed whose columns these are; undefined for a file of another kind. */
export const feedOf = (columns: readonly string[]): Feed | undefined =>
  [wfp, fewsNet].find(({ marks }) => marks.every((mark) => columns.includes(mark)));

/** Whether a row is the second head of a file: tags of the Humanitarian Exchange Language, which begin with '#'. */
export const isTagRow = (row: FeedRow): boolean =>
  Object.values(row).some((value) => value.startsWith('#')) &&
  Object.values(row).every((value) => value === '' || value.startsWith('#'));
