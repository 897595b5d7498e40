import { countryCode, type Cell, type Indicator } from '@shuka/domain/figures';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import type { Words } from '#kit/words.tsx';

/** A number with its decimals, in the usual groups of three. */
export const numberText = (value: number): string => {
  const [whole = '', decimals] = String(value).split('.');
  return decimals === undefined ? formatNumber(value) : `${formatNumber(Number(whole))}.${decimals}`;
};

/** 'Kano', an LGA's own name, the country, or what people of no known place are listed under. */
export const placeName = ({ t }: Words, code: string): string => {
  if (code === countryCode) return t('counts.country');
  return code === '' ? t('counts.noPlace') : stateName(code);
};

/** A value in its unit. */
export const inUnit = ({ say }: Words, { unit }: Pick<Indicator, 'unit'>, value: number): string =>
  unit === 'number' ? numberText(value) : say(`counts.unit.${unit}`, { value: numberText(value) });

/** The value of a cell with its unit, or why there is none. */
export const valueText = (words: Words, indicator: Indicator, { state, value }: Cell): string => {
  if (state === 'hidden') return words.t('counts.hidden');
  return state === 'none' || value === null ? words.t('counts.none') : inUnit(words, indicator, value);
};

/** '12 of 40'; a dash where there is no denominator, or nothing is shown. */
export const partText = ({ t }: Words, { numerator, denominator }: Cell): string =>
  numerator === null || denominator === null
    ? '–'
    : t('counts.of', { part: numberText(numerator), whole: numberText(denominator) });

export const windowText = ({ t }: Words, { days }: Indicator): string =>
  days === null ? t('counts.asItStands') : t('counts.lastDays', { days });
