import { describe, expect, test } from 'vitest';
import type { FarmerRow } from '@shuka/domain/accounts';
import type { Farm } from '@shuka/domain/farms';
import { makeFarmsInCare } from './in-care.ts';

const chidi = 'chidi';

const farmer = (id: string, firstName: string, lastName: string): { row: FarmerRow; state: 'accepted' } => ({
  row: { id, firstName, lastName, phone: '+2348030000001', cardCode: '' },
  state: 'accepted',
});

const farm = (name: string, keeperId: string): { row: Farm; state: 'accepted' } => ({
  row: {
    id: name,
    keeperId,
    name,
    stateCode: 'KN',
    lga: 'Gwale',
    sizeBand: 'small',
    crop: 'Maize',
    revision: 1,
    createdAt: '2026-03-14T08:00:00Z',
  },
  state: 'accepted',
});

const asWritten = (crop: string): string => crop;

const people = [farmer('musa', 'Musa', 'Ìdòwú'), farmer('amina', 'Amina', 'Bello'), farmer(chidi, 'Chidi', 'Eze')];
const farms = [farm('Plot 10', 'amina'), farm('plot 9', 'amina'), farm('Own yard', chidi), farm('Far away', 'unknown')];

describe("what is in Chidi's care", () => {
  test("lists the farms of others by name as people count, each with its keeper's name where it is known", () => {
    const care = makeFarmsInCare(chidi, asWritten)(farms, people).map(({ kept, keeper }) => [kept.row.name, keeper]);
    expect(care).toEqual([
      ['Far away', ''],
      ['plot 9', 'Amina Bello'],
      ['Plot 10', 'Amina Bello'],
    ]);
  });

  test('puts a farm that came or was renamed in its place, and takes out one that went', () => {
    const newestFirst = (some: typeof farms) => some.toSorted((one, other) => (one.row.id < other.row.id ? 1 : -1));
    const follow = makeFarmsInCare(chidi, asWritten);
    const names = (some: typeof farms): string[] => follow(newestFirst(some), people).map(({ kept }) => kept.row.name);
    const [first, ...rest] = farms;
    names(farms);
    expect(names([...farms, farm('Hill', 'musa')])).toEqual(['Far away', 'Hill', 'plot 9', 'Plot 10']);
    const renamed = { ...farm('A new name', 'amina'), row: { ...farm('A new name', 'amina').row, id: 'Plot 10' } };
    expect(first?.row.id).toBe('Plot 10');
    expect(names([renamed, ...rest])).toEqual(['A new name', 'Far away', 'plot 9']);
    expect(names(rest)).toEqual(['Far away', 'plot 9']);
  });
});
