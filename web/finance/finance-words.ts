import type { Ask, Category, EntryKind } from '@shuka/domain/finance';
import type { Season } from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { cropName } from '#kit/crop-name.ts';
import type { WordId, Words } from '#kit/words.tsx';

export const kindWords = { income: 'finance.moneyIn', expense: 'finance.moneyOut' } as const satisfies Record<
  EntryKind,
  WordId
>;

export const categoryWords = {
  'produce-sale': 'finance.produceSale',
  'by-product': 'finance.byProduct',
  subsidy: 'finance.subsidy',
  'other-income': 'finance.otherIncome',
  seed: 'finance.seed',
  labour: 'finance.labour',
  fertiliser: 'finance.fertiliser',
  herbicide: 'finance.herbicide',
  pesticide: 'finance.pesticide',
  'other-input': 'finance.otherInput',
  'family-labour': 'finance.familyLabour',
  transport: 'finance.transport',
  storage: 'finance.storage',
  'land-rent': 'finance.landRent',
  equipment: 'finance.equipment',
  'loan-interest': 'finance.loanInterest',
  tax: 'finance.tax',
  'other-overhead': 'finance.otherOverhead',
} as const satisfies Record<Category, WordId>;

export const askWords = {
  amount: 'finance.askAmount',
  oldDay: 'finance.askOldDay',
  beforeSeason: 'finance.askBeforeSeason',
} as const satisfies Record<Ask, WordId>;

/** A season as one tells it from others: what grows, and since when. */
export const seasonText = ({ crop, plantedOn }: Season, words: Words): string =>
  `${cropName(crop, words)}, ${formatDate(plantedOn, words.language)}`;
