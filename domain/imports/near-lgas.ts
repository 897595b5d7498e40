import { foldedWords } from '#kit/fold.ts';
import { findState, states } from '#kit/nigeria.ts';
import { searchPlaces } from '#kit/place-search.ts';

const fold = (text: string): string =>
  foldedWords(text)
    .filter((word) => word !== 'state')
    .join(' ');

const stateNames = new Map(
  states.flatMap(({ code, iso, name }) => [
    [fold(name), code],
    [fold(code), code],
    [fold(iso), code],
  ]),
);
for (const name of ['fct', 'abuja', 'fct abuja', 'federal capital territory']) stateNames.set(name, 'FC');

/** The code of a state by its name, its ISO code or its two letters; null for none. */
export const readState = (typed: string): string | null => stateNames.get(fold(typed)) ?? null;

const most = 3;

/** More places than a name is ever near to. */
const searched = 60;

/** The LGA of a state that a text names, by its own name or another spelling of it; else the nearest names in that state. */
export const readLga = (stateCode: string, typed: string): { lga: string } | { near: readonly string[] } => {
  const wanted = fold(typed);
  const own = findState(stateCode)?.lgas ?? [];
  const exact = own.find(({ name, spellings }) => [name, ...spellings].some((one) => fold(one) === wanted));
  if (exact !== undefined) return { lga: exact.name };
  const near = searchPlaces(typed, searched).filter((place) => place.stateCode === stateCode);
  return { near: near.slice(0, most).map(({ lga }) => lga) };
};
