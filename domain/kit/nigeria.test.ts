import { describe, expect, test } from 'vitest';
import { findState, isLga, lgasOf, states } from './nigeria.ts';
import { stateName, zones } from './state-names.ts';

describe('Nigeria has 36 states, the capital territory and 774 LGAs', () => {
  test('each state has its number of LGAs', () => {
    const counts = states.map((state) => `${state.code} ${state.lgas.length}`).join(', ');
    expect(counts).toBe(
      'AB 17, AD 21, AK 31, AN 21, BA 20, BE 23, BO 27, BY 8, CR 18, DE 25, EB 13, ED 18, EK 16, EN 17, FC 6, GO 11, ' +
        'IM 27, JI 27, KD 23, KE 21, KN 44, KO 21, KT 34, KW 16, LA 20, NA 13, NI 25, OG 20, ON 18, OS 30, OY 33, ' +
        'PL 17, RI 23, SO 23, TA 16, YO 17, ZA 14',
    );
    expect(states.reduce((sum, state) => sum + state.lgas.length, 0)).toBe(774);
  });

  test('each zone has its number of states', () => {
    const counts = zones.map((zone) => `${zone} ${states.filter((state) => state.zone === zone).length}`);
    expect(counts).toEqual(['NC 7', 'NE 6', 'NW 7', 'SE 5', 'SS 6', 'SW 6']);
    expect(states.every((state) => zones.includes(state.zone))).toBe(true);
  });

  test('no state holds two LGAs of one name, nor a name as its own other spelling', () => {
    for (const state of states) {
      const names = state.lgas.map((lga) => lga.name);
      expect(new Set(names).size, state.name).toBe(names.length);
      expect(state.lgas.filter((lga) => lga.spellings.includes(lga.name))).toEqual([]);
    }
  });
});

test('a state is found by its code, written in capitals', () => {
  expect(findState('KN')).toMatchObject({ code: 'KN', iso: 'NG-KN', name: 'Kano', zone: 'NW' });
  expect(findState('FC')).toMatchObject({ iso: 'NG-FC', name: 'Abuja Federal Capital Territory', zone: 'NC' });
  for (const code of ['kn', 'XX', '', 'NG-KN']) expect(findState(code)).toBeUndefined();
});

test('the LGAs of a state are listed by name, none for an unknown one', () => {
  expect(lgasOf('FC')).toEqual(['Abaji', 'Abuja Municipal Area Council', 'Bwari', 'Gwagwalada', 'Kuje', 'Kwali']);
  expect(lgasOf('XX')).toEqual([]);
});

test('a record holds the one stored name, in its own state', () => {
  expect(isLga('LA', 'Surulere')).toBe(true);
  expect(isLga('OY', 'Surulere')).toBe(true);
  expect(isLga('KN', 'Surulere')).toBe(false);
  expect(isLga('ZA', 'Tsafe')).toBe(true);
  expect(isLga('ZA', 'Chafe')).toBe(false);
  expect(isLga('XX', 'Surulere')).toBe(false);
});

test('a state is named by its code alone, and an unknown code stands for itself', () => {
  expect(stateName('KN')).toBe('Kano');
  expect(stateName('XX')).toBe('XX');
});
