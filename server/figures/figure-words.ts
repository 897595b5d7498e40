import { countryCode, indicators, type Cell, type Indicator } from '@shuka/domain/figures';
import { formatNumber, type Language } from '@shuka/domain/kit/calendar.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { say } from '#kit/words.ts';

/** What stands on papers and in mails of figures. */
export const speakIn =
  (language: Language) =>
  (id: string, values?: Record<string, string | number>): string =>
    say(language, `counted.${id}`, values);

export type Speak = ReturnType<typeof speakIn>;

const numberText = (value: number): string => {
  const [wholePart = '', decimals] = String(value).split('.');
  return decimals === undefined ? formatNumber(value) : `${formatNumber(Number(wholePart))}.${decimals}`;
};

/** 'Kano', the country, or what people of no known place are listed under. */
export const placeName = (speak: Speak, code: string): string => {
  if (code === countryCode) return speak('country');
  return code === '' ? speak('noPlace') : stateName(code);
};

/** The value of a cell with its unit, or why there is none. */
export const valueText = (speak: Speak, { unit }: Indicator, { state, value }: Cell): string => {
  if (state === 'hidden') return speak('hidden');
  if (state === 'none' || value === null) return speak('none');
  return unit === 'number' ? numberText(value) : speak(`unit.${unit}`, { value: numberText(value) });
};

/** '12 of 40', or '12'; empty where nothing is shown. */
export const partText = (speak: Speak, { numerator, denominator }: Cell): string => {
  if (numerator === null) return '';
  return denominator === null
    ? numberText(numerator)
    : speak('of', { part: numberText(numerator), whole: numberText(denominator) });
};

export const windowText = (speak: Speak, { days }: Indicator): string =>
  days === null ? speak('asItStands') : speak('lastDays', { days });

/** Each indicator with its cell in a place. */
export const pairs = (cells: readonly Cell[]): { readonly indicator: Indicator; readonly cell: Cell }[] =>
  indicators.flatMap((indicator) => {
    const cell = cells.find(({ key }) => key === indicator.key);
    return cell === undefined ? [] : [{ indicator, cell }];
  });
