/*
 * The 36 states, the Federal Capital Territory and their 774 LGAs (nigeria.json), version 2026-11.
 * State codes and names: ISO 3166-2:NG as in Debian iso-codes. LGA names: nigerian-states-and-lgas 1.0.8 (ISC), matched
 * state by state with ng-states 0.1.1 (MIT) and temikeezy/nigeria-geojson-data 3cd13e60 (MIT); all three count 774 over
 * 37. Where the lists' main name is a misprint the usual one stands first (Kurmi, Guyuk, Fufore, Onuimo, Munya, Tsafe …).
 * The other spellings are those of the three lists, and AMAC; spellings that differ only in case, accents, spacing,
 * hyphens or doubled letters are left out, because the search folds those. Zones: the six geopolitical zones.
 */
import rows from './nigeria.json' with { type: 'json' };
import { stateName, zoneOf, type Zone } from './state-names.ts';

/** A local government area by the one name we store, and other spellings people and lists use for it. */
type LgaRecord = { readonly name: string; readonly spellings: readonly string[] };

/** A state: its two-letter code ('KN'), ISO 3166-2 code ('NG-KN'), name, zone and LGAs in alphabetical order. */
export type StateRecord = {
  readonly code: string;
  readonly iso: string;
  readonly name: string;
  readonly zone: Zone;
  readonly lgas: readonly LgaRecord[];
};

const toLga = (entry: string | readonly string[]): LgaRecord => {
  const [name = '', ...spellings] = typeof entry === 'string' ? [entry] : entry;
  return { name, spellings };
};

/** The 37 states in the order of their codes. */
export const states: readonly StateRecord[] = rows.map(({ code, lgas }) => ({
  code,
  iso: `NG-${code}`,
  name: stateName(code),
  zone: zoneOf(code),
  lgas: lgas.map(toLga),
}));

/** The state of a two-letter code such as 'KN', or undefined. */
export const findState = (code: string): StateRecord | undefined => states.find((state) => state.code === code);

/** The names of a state's LGAs in alphabetical order; none for an unknown code. */
export const lgasOf = (stateCode: string): readonly string[] => findState(stateCode)?.lgas.map((lga) => lga.name) ?? [];

/** Whether a state has an LGA of exactly this stored name; other spellings are for the search, not for records. */
export const isLga = (stateCode: string, lgaName: string): boolean =>
  findState(stateCode)?.lgas.some((lga) => lga.name === lgaName) ?? false;
