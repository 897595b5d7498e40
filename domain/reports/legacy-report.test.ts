import { describe, expect, test } from 'vitest';
import { fieldsOfLegacy } from './legacy-report.ts';
import { saidIn } from './typed-report.ts';

const whole = {
  farmingCostForm: {
    seedPrice: '9500',
    seedQuantity: '4',
    totalSeedAmount: '',
    laborPrice: 3500,
    laborQuantity: 24,
    fertilizerPrice: '52,000',
    fertilizerQuantity: '6',
    herbicidePrice: '6800',
    herbicideQuantity: '2.5',
    pesticidePrice: '0',
    pesticideAmount: '0',
    othersPrice: '15000',
    othersQuantity: '1',
  },
  inspection: { inspectionType: 'Mid-season', inspectionCompleted: true },
  farmReport: {
    reportTitle: 'First rains',
    reportCategory: 'Soil',
    reportZone: 'North West',
    reportDescription: 'The ridges hold.',
    reportDate: '2025-06-14',
    cropType: 'Maize',
    reportLocation: 'Bichi, Kano',
  },
  id: 1_749_900_000_000,
};

describe('a report of before', () => {
  test('says in our form what it said', () => {
    const { costs, inspection, farmReport } = saidIn(fieldsOfLegacy(whole));
    expect(costs).toMatchObject({
      seed: { priceKobo: 950_000, quantity: 4 },
      labour: { priceKobo: 350_000, quantity: 24 },
      fertiliser: { priceKobo: 5_200_000, quantity: 6 },
      herbicide: { priceKobo: 680_000, quantity: 2.5 },
      pesticide: { priceKobo: 0, quantity: 0 },
    });
    expect(inspection).toEqual({ inspectionType: 'mid-season', inspectionCompleted: true });
    expect(farmReport).toEqual({ ...whole.farmReport, reportCategory: 'soil' });
  });

  test.each([
    ['the day its id tells, where it says none', { ...whole, farmReport: {} }, 'reportDate', '2025-06-14'],
    ['no day where neither tells one', { ...whole, farmReport: {}, id: 'x' }, 'reportDate', ''],
    ['an id that is no time', { id: 7 }, 'reportDate', ''],
    [
      'a category we do not have, in the description',
      { farmReport: { reportCategory: 'Fencing', reportDescription: 'New posts.' } },
      'reportDescription',
      'New posts.\nFencing',
    ],
    ['an inspection of no kind we know', { inspection: { inspectionType: 'Weekly' } }, 'inspectionType', ''],
    ['a price that is missing', { farmingCostForm: {} }, 'seedPrice', ''],
    ['nothing at all', null, 'reportTitle', ''],
    ['a text', 'hello', 'reportTitle', ''],
  ])('%s', (_what, record, field, value) => expect(fieldsOfLegacy(record)[field]).toBe(value));
});
