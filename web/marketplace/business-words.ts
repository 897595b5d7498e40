import {
  cacText,
  type Business,
  type BusinessClash,
  type BusinessField,
  type BusinessSize,
  type CacClass,
} from '@shuka/domain/marketplace';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import type { WordId, Words } from '#kit/words.tsx';

/** The three sizes in the specification's words. */
export const sizeWords = {
  small: 'farms.size.small',
  medium: 'farms.size.medium',
  large: 'farms.size.large',
} as const satisfies Record<BusinessSize, WordId>;

export const cacWords = {
  RC: 'business.cacRc',
  BN: 'business.cacBn',
  IT: 'business.cacIt',
  LP: 'business.cacLp',
  LLP: 'business.cacLlp',
} as const satisfies Record<CacClass, WordId>;

/** What two people changed, as the form calls it. */
const fieldWords = {
  name: 'business.name',
  place: 'farms.place',
  address: 'business.address',
  farmSize: 'business.farmSize',
  owner: 'business.owner',
  email: 'accounts.email',
  phone: 'accounts.phone',
  cac: 'business.cacNumber',
  cacDate: 'business.cacDate',
  type: 'business.type',
  yearlyTonnes: 'business.yearlyTonnes',
  employees: 'business.employees',
  productCount: 'business.productCount',
  website: 'business.website',
  description: 'business.description',
} as const satisfies Record<BusinessField, WordId>;

const isField = (field: string): field is BusinessField => field in fieldWords;

export const clashFieldWords = (field: string, { t }: Words): string => (isField(field) ? t(fieldWords[field]) : field);

/** One of the two values of a clash as people read it; empty for nothing. */
export const clashValueWords = (value: BusinessClash['now'], { t, language }: Words): string => {
  if (value.stateCode !== undefined) return `${value.lga ?? ''}, ${stateName(value.stateCode)}`;
  if (value.cacNumber !== undefined) return cacText({ cacClass: value.cacClass ?? null, cacNumber: value.cacNumber });
  if (value.farmSize !== undefined) return t(sizeWords[value.farmSize]);
  if (value.cacDate != null) return formatDate(value.cacDate, language);
  const [held] = Object.values(value);
  return typeof held === 'number' ? formatNumber(held) : (held ?? '');
};

/** Who said a value, as seen by whoever looks. */
export const whoSaidWords = (by: string | null, viewerId: string, { keeperId }: Business, { t }: Words): string => {
  if (by === viewerId) return t('farms.saidYou');
  if (by === null) return t('farms.saidSomeone');
  return by === keeperId ? t('farms.saidFarmer') : t('farms.saidManager');
};
