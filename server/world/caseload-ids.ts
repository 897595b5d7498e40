import { caseFarmers, type CaseKey } from './caseload-people.ts';
import { idOf } from './people.ts';

export const firstNumber = 101;

type Kind =
  | 'farm'
  | 'plot'
  | 'season'
  | 'visit'
  | 'issue'
  | 'request'
  | 'entry'
  | 'report'
  | 'inspection'
  | 'point'
  | 'offer'
  | 'holding'
  | 'loan-product'
  | 'loan'
  | 'loan-money'
  | 'loan-payment'
  | 'loan-produce'
  | 'insurance-product'
  | 'insurance-terms'
  | 'cover';

const kinds: Record<Kind, number> = {
  farm: 1,
  plot: 2,
  season: 3,
  visit: 4,
  issue: 5,
  request: 6,
  entry: 7,
  report: 8,
  inspection: 9,
  point: 10,
  offer: 11,
  holding: 12,
  'loan-product': 13,
  loan: 14,
  'loan-money': 15,
  'loan-payment': 16,
  'loan-produce': 17,
  'insurance-product': 18,
  'insurance-terms': 19,
  cover: 20,
};

/** Ids of the caseload stand apart from those of the named people by their second group. */
export const caseId = (kind: Kind, number: number): string =>
  `0193a000-01${String(kinds[kind]).padStart(2, '0')}-7000-8000-${String(number).padStart(12, '0')}`;

export const placeOf = (key: CaseKey): number => caseFarmers.findIndex((farmer) => farmer.key === key);
export const accountIdOf = (key: CaseKey): string => idOf(firstNumber + placeOf(key));
export const farmIdOf = (key: CaseKey): string => caseId('farm', placeOf(key) + 1);

/** The hour of a day at which things were written down. */
export const at = (day: string): Date => new Date(`${day}T13:30:00.000Z`);
