import type { MonthsIndex, ProductTerms, WeatherIndex } from './product-model.ts';

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

/** Three months as Saskatchewan's SCIC weighs them; the normals are round, so that shares can be made of rain. */
export const months: MonthsIndex = {
  kind: 'months',
  months: [
    { month: '2027-05', normalTenths: 1000, weightPercent: 20 },
    { month: '2027-06', normalTenths: 1000, weightPercent: 40 },
    { month: '2027-07', normalTenths: 1000, weightPercent: 40 },
  ],
  steps: [
    { upToTenths: 500, rateTenths: 1000 },
    { upToTenths: 770, rateTenths: 70 },
  ],
  indexSource: 'The weather model of the house',
  fallback: { usesNeighbours: false, mostMissingDays: 2 },
};

export const monthsTerms: ProductTerms = { ...terms, enrolUntil: '2027-04-29', index: months };
