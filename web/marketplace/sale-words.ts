import { exactUnits } from '@shuka/domain/settings';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { costOf, type Listing } from '@shuka/domain/marketplace';
import type { Words } from '#kit/words.tsx';
import { kilograms, weight } from './demand-words.ts';

export type Counted = Pick<Listing, 'unit' | 'kilogramsPerUnit'>;

export const gramsPerUnit = ({ unit, kilogramsPerUnit }: Counted): number =>
  Math.round((exactUnits[unit] ?? kilogramsPerUnit) * 1000);

/** '3 large bags = 300 kg': in the unit its farmer counts in, and in kilograms always. */
export const amountText = (grams: number, counted: Counted, words: Words): string => {
  if (counted.unit === 'kilogram') return weight(grams, words);
  const count = Math.round((grams / gramsPerUnit(counted)) * 100) / 100;
  return words.t('listing.amount', {
    counted: words.say(`measures.count.${counted.unit}`, { count }),
    kilograms: kilograms(grams),
  });
};

/** What one of a unit costs, to the naira: a price of a kilogram is kept in whole kobo, and a bag's is worked out from it. */
const unitPrice = (koboPerKilogram: number, counted: Counted): string =>
  formatNaira(Math.round(costOf(gramsPerUnit(counted), koboPerKilogram) / 100) * 100);

/** '₦450 a kilogram; Large bag (100 kg): ₦45,000'. */
export const listingPrice = (koboPerKilogram: number, counted: Counted, { t, say }: Words): string => {
  const price = t('demand.perKilogram', { price: formatNaira(koboPerKilogram) });
  if (counted.unit === 'kilogram') return price;
  const unit = say(`measures.unit.${counted.unit}`);
  return t('listing.prices', { price, unit, unitPrice: unitPrice(koboPerKilogram, counted) });
};

/** 'Bichi, Kano', or that nobody knows. */
export const whereText = ({ lga, stateCode }: Pick<Listing, 'lga' | 'stateCode'>, { t }: Words): string =>
  lga === '' ? t('listing.somewhere') : [lga, stateName(stateCode)].join(', ');

export const payText = (days: number, { t }: Words): string =>
  days === 0 ? t('listing.payAtOnce') : t('listing.payWithin', { count: days });
