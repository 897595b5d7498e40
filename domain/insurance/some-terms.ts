import type { ProductTerms, WeatherIndex } from './product-model.ts';

/* Terms that tests of this slice begin with. */

export const today = '2027-04-20';

export const index: WeatherIndex = {
  kind: 'weather',
  phases: [
    {
      name: 'establishment',
      side: 'deficit',
      from: '2027-06-01',
      until: '2027-06-30',
      triggerTenths: 450,
      exitTenths: 150,
      mostKoboPerHectare: 1_000_000,
    },
    {
      name: 'flowering',
      side: 'deficit',
      from: '2027-08-01',
      until: '2027-08-20',
      triggerTenths: 1200,
      exitTenths: 600,
      mostKoboPerHectare: 2_500_000,
    },
  ],
  dekadCapTenths: 600,
  indexSource: 'The weather model of the house',
  fallback: { usesNeighbours: true, mostMissingDays: 2 },
};

export const terms: ProductTerms = {
  name: 'Maize rain cover',
  crop: 'Maize',
  insurer: 'Invented Insurance',
  season: 'wet',
  stateCode: 'KN',
  enrolUntil: '2027-05-15',
  index,
  sumKoboPerHectare: 3_000_000,
  premiumKoboPerHectare: 300_000,
  subsidyPercent: 50,
  payTimes: ['now', 'harvest'],
  harvestDueOn: '2027-11-30',
  noticeDays: 15,
  figuresFrom: 'Worked out for this test',
  figuresOn: '2027-01-10',
  note: '',
};
