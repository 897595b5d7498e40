import {
  cellsAround,
  monthsCalculation,
  weatherCalculation,
  windowOf,
  yieldCalculation,
  type Calculation,
  type CutWeighed,
} from '@shuka/domain/insurance';
import type { Db } from '#kit/db.ts';
import type { CoverRow } from './cover-store.ts';
import { findCounted } from './cut-store.ts';
import { findRain, type CellRain } from './rain-store.ts';

type Known = {
  readonly rain: ReadonlyMap<string, CellRain>;
  readonly cuts: ReadonlyMap<string, readonly CutWeighed[]>;
};

const none: CellRain = { rain: new Map(), official: new Map() };

const reckonOne = ({ terms, cell, squareMetres, sumKobo, productId }: CoverRow, known: Known, today: string) => {
  const { index } = terms;
  if (index.kind === 'yield') return yieldCalculation({ index, sumKobo }, known.cuts.get(productId) ?? [], today);
  const around = cellsAround(cell).flatMap((key) => known.rain.get(key)?.rain ?? []);
  const { rain: said, official } = known.rain.get(cell) ?? none;
  const rain = { said, around, official };
  if (index.kind === 'months') return monthsCalculation({ index, sumKobo }, rain, today);
  return weatherCalculation({ index, squareMetres, sumKobo }, rain, today);
};

/** All that the calculations of some covers read, in two questions. */
const findKnown = async (db: Db, covers: readonly CoverRow[]): Promise<Known> => {
  const byRain = covers.filter(({ terms }) => terms.index.kind !== 'yield');
  const cells = [...new Set(byRain.flatMap(({ cell }) => [cell, ...cellsAround(cell)]))];
  const windows = byRain.map(({ terms }) => windowOf(terms));
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
