import type { Category } from '@shuka/domain/finance';
import type { WordId } from '#kit/words.ts';

/** What each category is called in the server's catalogue. */
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
