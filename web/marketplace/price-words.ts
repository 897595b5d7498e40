import { changePercent, staleDays, type Quotation } from '@shuka/domain/marketplace';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { harvestUnits } from '@shuka/domain/settings';
import { cropName } from '#kit/crop-name.ts';
import { today } from '#kit/today.ts';
import type { Words } from '#kit/words.tsx';

/** Produce as its source calls it, with the crop as its reader does: 'Masara (white)'. */
export const goodsText = (goods: string, words: Words): string =>
  goods.replace(/^[^(]+(?= \(|$)/, (crop) => cropName(crop, words));

/** What is counted: 'Mudu (1.3 kg)', 'Large bag (100 kg)', '25 kg'. */
export const unitText = ({ unit, unitGrams }: Pick<Quotation, 'unit' | 'unitGrams'>, { say, t }: Words): string => {
  if (!harvestUnits.some((one) => one === unit)) return unit;
  const name = say(`measures.unit.${unit}`);
  if (/\d|^(kilogram|tonne)$/.test(unit)) return name;
  return t('prices.unitWeighs', { unit: name, kilograms: formatNumber(unitGrams / 1000) });
};

export const kiloText = (kiloKobo: number, { t }: Words): string =>
  t('prices.perKilo', { amount: formatNaira(kiloKobo) });

/** Its day, and how old it is where that is too old to go by. */
export const dayText = (day: string, { t, language }: Words): string => {
  const date = formatDate(day, language);
  const days = staleDays(day, today());
  return days === null ? date : t('prices.old', { date, days });
};

/** How a kilogram moved in about four weeks; that nobody knows is said too. */
export const changeText = (one: Pick<Quotation, 'kiloKobo' | 'before'>, { t, language }: Words): string => {
  const percent = changePercent(one);
  if (percent === null || one.before === null) return t('prices.noBefore');
  const was = { amount: formatNaira(one.before.kiloKobo), date: formatDate(one.before.day, language) };
  if (percent === 0) return t('prices.same', was);
  return t(percent > 0 ? 'prices.dearer' : 'prices.cheaper', { ...was, percent: Math.abs(percent) });
};
