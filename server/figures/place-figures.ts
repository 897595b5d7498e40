import {
  cellsOf,
  countryCode,
  leastOfCell,
  partsOf,
  type CountedPlace,
  type PlaceFigures,
  type TalliedPlace,
} from '@shuka/domain/figures';
import type { Db } from '#kit/db.ts';
import { findProgress } from './progress-store.ts';
import { findLgaTallies, findStateTallies, whole } from './tally-store.ts';

/** The country with its states; what may be told of a state is told from here, so that both say the same. */
const ofCountry = async (db: Db, day: string): Promise<Pick<PlaceFigures, 'total' | 'parts'>> => {
  const found = await findStateTallies(db, day);
  const tally = found.find(({ stateCode }) => stateCode === whole)?.tally ?? null;
  const total: CountedPlace = { code: countryCode, cells: cellsOf(tally) };
  const states: TalliedPlace[] = found
    .filter(({ stateCode }) => stateCode !== whole)
    .map(({ stateCode, tally: counts }) => ({ code: stateCode, tally: counts }));
  return { total, parts: partsOf(states, total.cells) };
};

const ofState = async (db: Db, day: string, stateCode: string): Promise<Pick<PlaceFigures, 'total' | 'parts'>> => {
  const { parts } = await ofCountry(db, day);
  const total = parts.find(({ code }) => code === stateCode) ?? { code: stateCode, cells: cellsOf(null) };
  const lgas = await findLgaTallies(db, day, stateCode);
  return {
    total,
    parts: partsOf(
      lgas.map(({ lga, tally }) => ({ code: lga, tally })),
      total.cells,
    ),
  };
};

/** What was counted last of the country or a state, without what is of too few. */
export const findPlaceFigures = async (db: Db, place: string): Promise<PlaceFigures> => {
  const { day = null, countedAt = null } = (await findProgress(db)) ?? {};
  const about = { place, day, countedAt, leastOfCell };
  if (day === null) return { ...about, total: { code: place, cells: cellsOf(null) }, parts: [] };
  return { ...about, ...(await (place === countryCode ? ofCountry(db, day) : ofState(db, day, place))) };
};
