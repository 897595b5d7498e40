import { expect, test } from 'vitest';
import { delinquencyOf, sharedOf, type GroupBand } from './delinquency-rules.ts';

const band = (id: string, fromDays: number, outstandingKobo: number): GroupBand => ({
  id,
  fromDays,
  loans: 1,
  outstandingKobo,
});

test('what is late is summed by how late it is, and who has most more than 30 days late stands first', () => {
  const found = [
    band('seed', 0, 1000),
    band('seed', 1, 200),
    band('tools', 0, 50),
    band('tools', 31, 300),
    band('tools', 61, 40),
    band('tools', 91, 5),
  ];
  // Set aside by provisions.json: 1, 5, 20, 50 and 100 per cent.
  expect(delinquencyOf(found)).toEqual([
    {
      id: 'tools',
      loans: 4,
      outstandingKobo: 395,
      par1Kobo: 345,
      par30Kobo: 345,
      par60Kobo: 45,
      par90Kobo: 5,
      provisionKobo: 1 + 60 + 20 + 5,
      late: { par1: 3, par30: 3, par60: 2, par90: 1 },
    },
    {
      id: 'seed',
      loans: 2,
      outstandingKobo: 1200,
      par1Kobo: 200,
      par30Kobo: 0,
      par60Kobo: 0,
      par90Kobo: 0,
      provisionKobo: 10 + 10,
      late: { par1: 1, par30: 0, par60: 0, par90: 0 },
    },
  ]);
});

test('what is passed on shows no figure of fewer than five loans, nor any that would tell of so few', () => {
  const one = { id: 'KN', name: 'Kano', outstandingKobo: 900, provisionKobo: 50 };
  const sums = { par1Kobo: 400, par30Kobo: 300, par60Kobo: 0, par90Kobo: 0 };
  const shared = (loans: number, par1: number, par30: number) =>
    sharedOf({ ...one, ...sums, loans, late: { par1, par30, par60: 0, par90: 0 } });
  expect(shared(20, 12, 6)).toMatchObject({ loans: 20, outstandingKobo: 900, par1Kobo: 400, par30Kobo: 300 });
  expect(shared(4, 0, 0)).toMatchObject({ loans: null, outstandingKobo: null, par1Kobo: null, provisionKobo: null });
  // Two of twenty are late; sixteen on time beside four that are late by a little.
  expect(shared(20, 2, 0)).toMatchObject({ loans: 20, outstandingKobo: 900, par1Kobo: null, provisionKobo: null });
  expect(shared(20, 12, 10)).toMatchObject({ loans: 20, par1Kobo: null, par30Kobo: null });
  expect(shared(9, 6, 6)).toMatchObject({ loans: 9, outstandingKobo: 900, par1Kobo: null });
});
