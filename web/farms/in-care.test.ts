import { describe, expect, test } from 'vitest';
import type { FarmerRow } from '@shuka/domain/accounts';
import type { Farm } from '@shuka/domain/farms';
import { farmersInCare, farmsInCare } from './in-care.ts';

const chidi = 'chidi';

const farmer = (id: string, firstName: string, lastName: string): { row: FarmerRow; state: 'accepted' } => ({
  row: { id, firstName, lastName, phone: '+2348030000001' },
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

const people = [farmer('musa', 'Musa', 'Ìdòwú'), farmer('amina', 'Amina', 'Bello'), farmer(chidi, 'Chidi', 'Eze')];
const farms = [farm('Plot 10', 'amina'), farm('plot 9', 'amina'), farm('Own yard', chidi), farm('Far away', 'unknown')];

describe("what is in Chidi's care", () => {
  test('counts the farmers he looks after and their farms, not himself', () => {
    const care = farmersInCare(people, farms, chidi).map(({ row, farms: kept }) => [row.firstName, kept]);
    expect(care).toEqual([
      ['Amina', 2],
      ['Musa', 0],
    ]);
  });

  test("lists the farms of others by name as people count, each with its keeper's name where it is known", () => {
    const care = farmsInCare(farms, people, chidi).map(({ kept, keeper }) => [kept.row.name, keeper]);
    expect(care).toEqual([
      ['Far away', ''],
      ['plot 9', 'Amina Bello'],
      ['Plot 10', 'Amina Bello'],
    ]);
  });

  test('farmers are found by name without accents, and by phone number however it is written', () => {
    const [, musa] = farmersInCare(people, farms, chidi);
    expect(musa?.findable).toContain('musa idowu');
    expect(musa?.findable).toContain('2348030000001');
    expect(musa?.findable).toContain('08030000001');
  });
});
