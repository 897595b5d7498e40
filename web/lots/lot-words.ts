import type { NewLot } from '@shuka/domain/lots';
import { exactUnits } from '@shuka/domain/settings';
import type { Words } from '#kit/words.tsx';

/** '1,200' or '0.75': grams in kilograms as people read them, to ten grams. */
export const kilogramsText = (grams: number): string =>
  (grams / 1000).toLocaleString('en-NG', { maximumFractionDigits: grams < 100_000 ? 2 : 1 });

type Counted = Pick<NewLot, 'unit' | 'kilogramsPerUnit'>;

const gramsPerUnit = ({ unit, kilogramsPerUnit }: Counted): number => (exactUnits[unit] ?? kilogramsPerUnit) * 1000;

/** So many grams in a unit, to a hundredth of it. */
export const countOf = (grams: number, counted: Counted): number =>
  Math.round((grams / gramsPerUnit(counted)) * 100) / 100;

/** '3 large bags = 300 kg': in the unit its people count in, and in kilograms always. */
export const amountText = (grams: number, counted: Counted, { t, say }: Words): string => {
  const kilograms = kilogramsText(grams);
  if (counted.unit === 'kilogram') return t('lots.kilograms', { kilograms });
  const inUnit = say(`measures.count.${counted.unit}`, { count: countOf(grams, counted) });
  return t('lots.amount', { counted: inUnit, kilograms });
};

/** How near to all of it counts as all: what people read is to ten grams. */
const allWithin = 10;

/** What is typed in a unit, in whole grams; all of `left` when it is that to what people read. NaN for no number. */
export const gramsOf = (typed: string | undefined, counted: Counted, left: number | null): number => {
  const plain = (typed ?? '').trim();
  const isNumber = /^\d+(\.\d+)?$|^\d{1,3}(,\d{3})+(\.\d+)?$|^\.\d+$/.test(plain);
  if (!isNumber) return Number.NaN;
  const count = Number(plain.replaceAll(',', ''));
  const grams = Math.round(count * gramsPerUnit(counted));
  const isAll = left !== null && (Math.abs(grams - left) <= allWithin || count === countOf(left, counted));
  return isAll ? left : grams;
};
