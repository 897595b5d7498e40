import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findState, states } from './nigeria.ts';
import { searchPlaces } from './place-search.ts';

const vectorFile = new URL('../../../shared/vectors/nigeria/states-lgas-aligned.json', import.meta.url);

type AlignedLga = { name: string; variants_seen?: string[] };
type AlignedState = { iso: string; lgas: AlignedLga[] };

const found = (query: string, limit?: number): readonly string[] =>
  searchPlaces(query, limit).map((place) => `${place.stateCode} ${place.lga}`);

const places = states.flatMap((state) =>
  state.lgas.map((lga) => ({ lga: lga.name, state: state.name, place: `${state.code} ${lga.name}` })),
);

describe('the best answer comes first', () => {
  test.each([
    ['Kano Municipal', 'KN Kano Municipal', 'its own name'],
    ['IKEJA', 'LA Ikeja', 'capitals'],
    ['Ṣómólú', 'LA Shomolu', 'accents and another spelling'],
    ['Ɗanmusa', 'KT Dan Musa', 'a hooked letter and no space'],
    ['ile-oluji / oke igbo', 'ON Ile Oluji/Okeigbo', 'marks and spaces anywhere'],
    ['Jemaa', "KD Jema'a", 'no apostrophe'],
    ['Otukpo', 'BE Oturkpo', 'another spelling'],
    ['municipal', 'FC Abuja Municipal Area Council', 'a short name, before names that hold the word'],
    ['kumi', 'TA Kurmi', 'another spelling, before names a slip away'],
    ['egbado nor', 'OG Yewa North', 'the beginning of an old name'],
    ['AMAC', 'FC Abuja Municipal Area Council', 'the short name'],
    ['Ogbomosso south', 'OY Ogbomosho South', 'doubled letters'],
    ['maidugri', 'BO Maiduguri', 'a letter left out'],
    ['Ikjea', 'LA Ikeja', 'two letters swapped'],
    ['abekouta north', 'OG Abeokuta North', 'two letters swapped in a long name'],
    ['ikoroddu', 'LA Ikorodu', 'a letter twice'],
    ['surulere oyo', 'OY Surulere', 'the state beside the LGA'],
    ['Lagos Surulere', 'LA Surulere', 'the state before the LGA'],
    ['Nasarawa LGA Kano', 'KN Nasarawa', 'the word LGA'],
    ['eggon', 'NA Nasarawa Egon', 'its second word'],
  ])('%j finds %s by %s', (query, place) => {
    expect(found(query)[0]).toBe(place);
  });

  test('a name typed in full goes before longer names that begin with it, and those before words within names', () => {
    expect(found('ika', 4)).toEqual(['AK Ika', 'DE Ika North East', 'DE Ika South', 'KD Ikara']);
  });
});

describe('by the state', () => {
  test.each([
    ['Kano', 'KN'],
    ['kadunna', 'KD'],
    ['Zanfara', 'ZA'],
    ['Cross River State', 'CR'],
    ['FCT', 'FC'],
    ['abuja', 'FC'],
  ])('%j finds LGAs of %s', (query, code) => {
    expect(searchPlaces(query).map((place) => place.stateCode)).toEqual(Array.from({ length: 6 }, () => code));
  });

  test('all LGAs of a state when so many are asked for', () => {
    expect(searchPlaces('Sokoto State', 100).filter((place) => place.stateCode === 'SO')).toHaveLength(23);
  });
});

test('an answer carries the state by code and name', () => {
  expect(searchPlaces('gwagwalada', 1)).toEqual([
    { stateCode: 'FC', stateName: 'Abuja Federal Capital Territory', lga: 'Gwagwalada' },
  ]);
});

test('nothing is found for nothing, for marks alone and for a word near no place', () => {
  for (const query of ['', '  ', '/-', '12345', 'xyzzyx', 'qz'.repeat(2500)]) expect(found(query)).toEqual([]);
});

test('no more than the limit is given and no place twice', () => {
  const all = found('north', 1000);
  expect(new Set(all).size).toBe(all.length);
  expect(found('north')).toHaveLength(6);
});

test('every LGA is found by its name before all others, but for the six names that two states share', () => {
  const names = states.flatMap((state) => state.lgas.map((lga) => lga.name));
  const shared = names.filter((name, index) => names.indexOf(name) !== index);
  expect(shared.toSorted()).toEqual(['Bassa', 'Ifelodun', 'Irepodun', 'Nasarawa', 'Obi', 'Surulere']);
  const missed = places.filter(({ lga, place }) => !found(lga, shared.includes(lga) ? 2 : 1).includes(place));
  expect(missed).toEqual([]);
});

test('while typing, the first five letters and the state lead to the LGA', () => {
  const some = places.filter((_, index) => index % 5 === 0);
  expect(some.filter(({ lga, state, place }) => !found(`${lga.slice(0, 5)} ${state}`).includes(place))).toEqual([]);
});

/** The place as we store it: the shared lists' main name may be one of our other spellings. */
const placeNamed = (stateCode: string, name: string): string => {
  const lga = findState(stateCode)?.lgas.find((one) => one.name === name || one.spellings.includes(name));
  return `${stateCode} ${lga?.name ?? name}`;
};

test('every other spelling of the shared lists finds its LGA among the first six', ({ skip }) => {
  skip(!existsSync(vectorFile), 'the folder shared/vectors is absent, so its spellings were not tried');
  const aligned = JSON.parse(readFileSync(vectorFile, 'utf8')) as { states: AlignedState[] };
  const spellings = aligned.states.flatMap((state) =>
    state.lgas.flatMap((lga) =>
      (lga.variants_seen ?? []).map((spelling) => ({ spelling, place: placeNamed(state.iso.slice(3), lga.name) })),
    ),
  );
  expect(spellings.length).toBeGreaterThan(200);
  expect(spellings.filter(({ spelling, place }) => !found(spelling).includes(place))).toEqual([]);
});
