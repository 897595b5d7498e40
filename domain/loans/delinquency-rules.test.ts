import { expect, test } from 'vitest';
import { delinquencyOf, type GroupBand } from './delinquency-rules.ts';

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
    },
  ]);
});
