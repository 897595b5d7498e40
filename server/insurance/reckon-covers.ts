import {
  cellsAround,
  weatherCalculation,
  windowOf,
  yieldCalculation,
  type Calculation,
  type CutWeighed,
} from '@shuka/domain/insurance';
import type { Db } from '#kit/db.ts';
import type { CoverRow } from './cover-store.ts';
import { findCounted } from './cut-store.ts';
import { findRain } from './rain-store.ts';

type Known = {
  readonly rain: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly cuts: ReadonlyMap<string, readonly CutWeighed[]>;
};

const none: ReadonlyMap<string, number> = new Map();

const reckonOne = ({ terms, cell, squareMetres, sumKobo, productId }: CoverRow, known: Known, today: string) => {
  const { index } = terms;
  if (index.kind === 'yield') return yieldCalculation({ index, sumKobo }, known.cuts.get(productId) ?? [], today);
  const around = cellsAround(cell).flatMap((key) => known.rain.get(key) ?? []);
  return weatherCalculation({ index, squareMetres, sumKobo }, { said: known.rain.get(cell) ?? none, around }, today);
};

/** All that the calculations of some covers read, in two questions. */
const findKnown = async (db: Db, covers: readonly CoverRow[]): Promise<Known> => {
  const ofWeather = covers.filter(({ terms }) => terms.index.kind === 'weather');
  const cells = [...new Set(ofWeather.flatMap(({ cell }) => [cell, ...cellsAround(cell)]))];
  const windows = ofWeather.map(({ terms }) => windowOf(terms));
  const from = windows.map((one) => one.from).toSorted()[0];
  const until = windows
    .map((one) => one.until)
    .toSorted()
    .at(-1);
  const rain = from === undefined || until === undefined ? new Map() : await findRain(db, cells, from, until);
  const ofYield = covers.filter(({ terms }) => terms.index.kind === 'yield');
  const cuts = await findCounted(db, [...new Set(ofYield.map(({ productId }) => productId))]);
  return { rain, cuts };
};

/** The calculation of each of these covers as it stands on a day; one that was settled keeps what it was settled by. */
export const reckonCovers = async (
  db: Db,
  covers: readonly CoverRow[],
  today: string,
): Promise<Map<string, Calculation>> => {
  const known = await findKnown(
    db,
    covers.filter(({ settledBy }) => settledBy === null),
  );
  return new Map(covers.map((one) => [one.id, one.settledBy ?? reckonOne(one, known, today)]));
};
