import { describe, expect, test } from 'vitest';
import { blankProfile } from '@shuka/domain/accounts';
import { countsOf, farmersInCare, noFilter, passes, type CareState } from './caseload.ts';

const farmer = (id: string, firstName: string, lastName: string) => ({
  id,
  firstName,
  lastName,
  phone: '+2348030000001',
  cardCode: '',
});

const farm = (keeperId: string, crop: string) => ({
  id: `farm of ${keeperId}`,
  keeperId,
  name: '',
  stateCode: 'KN',
  lga: 'Gwale',
  sizeBand: 'small' as const,
  crop,
  revision: 1,
  createdAt: '',
});

const farmers = [farmer('musa', 'Musa', 'Ìdòwú'), farmer('amina', 'Amina', 'Bello'), farmer('chidi', 'Chidi', 'Eze')];
const told = { ...blankProfile('amina', new Date(0)), location: 'Badume', lga: 'Bichi', stateCode: 'KN' };
const rows = { farmers, profiles: [told], farms: [farm('amina', 'Maize'), farm('musa', 'Rice')], seasons: [] };
const care = farmersInCare(rows, 'chidi');

const states: Record<string, CareState> = {
  amina: { lastVisitOn: '2026-11-20', days: 1, openIssues: 0, risk: 'low', reasons: [] },
  musa: { lastVisitOn: null, days: null, openIssues: 1, risk: 'high', reasons: [] },
};
const nobody: CareState = { lastVisitOn: null, days: null, openIssues: 0, risk: 'low', reasons: [] };

const left = (change: Partial<typeof noFilter>): string[] =>
  care.filter(passes({ ...noFilter, ...change }, (id) => states[id] ?? nobody)).map(({ id }) => id);

describe("Chidi's caseload", () => {
  test('lists whom he looks after by last name, not himself, and where they live', () => {
    expect(care.map(({ name, village, place, crops }) => [name, village, place, crops])).toEqual([
      ['Amina Bello', 'Badume', 'Bichi, Kano', ['Maize']],
      ['Musa Ìdòwú', 'Gwale', 'Gwale, Kano', ['Rice']],
    ]);
  });

  test('is sifted by crop, village, risk and days since the last visit; who was never visited waited longest', () => {
    expect(left({})).toEqual(['amina', 'musa']);
    expect(left({ crop: 'Rice' })).toEqual(['musa']);
    expect(left({ village: 'Badume' })).toEqual(['amina']);
    expect(left({ risk: 'high' })).toEqual(['musa']);
    expect(left({ days: 1 })).toEqual(['amina', 'musa']);
    expect(left({ days: 30 })).toEqual(['musa']);
    expect(left({ days: 30, crop: 'Maize' })).toEqual([]);
  });

  test('the commonest values come first, and what nobody said is no value', () => {
    expect(countsOf(['Rice', 'Maize', '', 'Maize'])).toEqual([
      ['Maize', 2],
      ['Rice', 1],
    ]);
  });
});
