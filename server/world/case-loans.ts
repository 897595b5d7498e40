import type { LoanTerms, Tranche } from '@shuka/domain/loans';
import type { CaseKey } from './caseload-people.ts';
import { someLoanTerms } from './loan-terms.ts';

/** A product of the demo: what is lent, in plain words with where its figures are from. */
type CaseProduct = {
  readonly key: 'cash' | 'harvest';
  readonly name: string;
  readonly words: string;
  readonly terms: LoanTerms;
  readonly leastKobo: number;
  readonly mostKobo: number;
  readonly leastInstalments: number;
  readonly mostInstalments: number;
  readonly tranches?: readonly Tranche[];
};

export const caseProducts: readonly CaseProduct[] = [
  {
    key: 'cash',
    name: 'Demo loan in cash',
    words:
      'For seed, fertiliser and work, paid back each month in equal instalments. The terms are those of the worked example this software is checked against (₦150,000, 24 per cent a year on what is still owed, 6 months); no lender offers them.',
    terms: someLoanTerms,
    leastKobo: 5_000_000,
    mostKobo: 50_000_000,
    leastInstalments: 3,
    mostInstalments: 12,
  },
  {
    key: 'harvest',
    name: 'Demo loan paid back in maize',
    words:
      'Paid back at once after the harvest, in naira or in maize weighed at a mill at a price agreed before. Its rate is that of the Anchor Borrowers’ Programme of the Central Bank of Nigeria, 9 per cent a year with all costs; this is not that programme.',
    terms: {
      ...someLoanTerms,
      amortisation: 'harvest-bullet',
      dayCount: 'actual/365',
      interestPeriod: 'daily',
      ratePpm: 90_000,
      early: 'interest-to-day',
    },
    leastKobo: 5_000_000,
    mostKobo: 100_000_000,
    leastInstalments: 3,
    mostInstalments: 9,
  },
];

/** A loan of the demo, brought as far as it came; days are counted back from the day the world is loaded. */
export type CaseLoan = {
  readonly who: CaseKey | 'amina';
  readonly product: CaseProduct['key'];
  readonly principalKobo: number;
  readonly instalments: number;
  readonly purpose: string;
  readonly askedAgo: number;
  readonly reached: 'asked' | 'recommended' | 'approved' | 'paid-out';
  /** So many instalments were paid, each on its day; `all`: paid off on the day of the last. */
  readonly paid?: number | 'all';
  /** Agreed to be paid in maize, at so many kobo a kilogram. */
  readonly koboPerKilogram?: number;
};

/** Farmers of four states: one on time, one late, one paid back, one in maize, and three on the way. */
export const caseLoans: readonly CaseLoan[] = [
  {
    who: 'amina',
    product: 'cash',
    principalKobo: 12_000_000,
    instalments: 6,
    purpose: 'Pump and pipes for the plot by the stream',
    askedAgo: 80,
    reached: 'paid-out',
    paid: 2,
  },
  {
    who: 'khadija',
    product: 'cash',
    principalKobo: 15_000_000,
    instalments: 6,
    purpose: 'Seed and fertiliser for sorghum',
    askedAgo: 140,
    reached: 'paid-out',
    paid: 4,
  },
  {
    who: 'abiodun',
    product: 'cash',
    principalKobo: 20_000_000,
    instalments: 8,
    purpose: 'Labour for cassava',
    askedAgo: 145,
    reached: 'paid-out',
    paid: 2,
  },
  {
    who: 'terkimbi',
    product: 'cash',
    principalKobo: 10_000_000,
    instalments: 3,
    purpose: 'Yam setts',
    askedAgo: 130,
    reached: 'paid-out',
    paid: 'all',
  },
  {
    who: 'muhammad',
    product: 'harvest',
    principalKobo: 20_000_000,
    instalments: 6,
    purpose: 'Inputs for the season, to be paid in maize',
    askedAgo: 150,
    reached: 'paid-out',
    koboPerKilogram: 25_000,
  },
  {
    who: 'zainab',
    product: 'cash',
    principalKobo: 8_000_000,
    instalments: 4,
    purpose: 'Sprayer and seed',
    askedAgo: 2,
    reached: 'asked',
  },
  {
    who: 'folasade',
    product: 'cash',
    principalKobo: 18_000_000,
    instalments: 9,
    purpose: 'Maize seed and ploughing',
    askedAgo: 6,
    reached: 'recommended',
  },
  {
    who: 'aishatu',
    product: 'harvest',
    principalKobo: 12_000_000,
    instalments: 5,
    purpose: 'Groundnut seed',
    askedAgo: 9,
    reached: 'approved',
  },
];
