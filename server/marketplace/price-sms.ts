import { cropKey } from '@shuka/domain/seasons';
import { harvestUnits } from '@shuka/domain/settings';
import { formatDate, type Language } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { goodsKey, staleDays, type Quotation } from '@shuka/domain/marketplace';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { gsmText } from '#kit/gsm-text.ts';
import { countSmsParts } from '#kit/sms.ts';
import { say } from '#kit/words.ts';

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1).trim()}.`);

const unitOf = ({ unit, unitGrams }: Quotation, language: Language): string => {
  const isKnown = harvestUnits.some((one) => one === unit);
  const name = isKnown ? say(language, `prices.unit.${unit}`) : unit;
  const isWeight = !isKnown || ['kilogram', 'tonne', 'bag-100kg', 'bag-50kg'].includes(unit);
  return isWeight ? name : `${name} (${unitGrams / 1000} kg)`;
};

/** The name of a crop in the language of the reader; produce that is more than a crop's name stays as its source calls it. */
const goodsOf = ({ goods, crop }: Quotation, language: Language): string =>
  crop !== '' && goodsKey(goods).split(' ').length === 1 && cropKey(goods) === crop
    ? say(language, `crop.${crop}`)
    : goods;

const textOf = (one: Quotation, language: Language, now: Date, most: number): string => {
  const age = staleDays(one.day, dayOf(now));
  const text = say(language, age === null ? 'prices.sms' : 'prices.smsOld', {
    goods: cut(goodsOf(one, language), most),
    market: cut(one.market, most),
    kind: say(language, `prices.kind.${one.kind}`),
    amount: formatNaira(one.amountKobo),
    unit: unitOf(one, language),
    kilo: one.unit === 'kilogram' ? '' : ` = ${formatNaira(one.kiloKobo)}/kg`,
    day: formatDate(one.day, language),
    days: age ?? 0,
  });
  return gsmText(text);
};

/** The newest price as a text that is one SMS on any phone; long names are cut short until it is. */
export const priceSms = (one: Quotation, language: Language, now: Date): string => {
  const texts = [80, 40, 28, 20, 12].map((most) => textOf(one, language, now, most));
  return texts.find((text) => countSmsParts(text) === 1) ?? (texts.at(-1) ?? '').slice(0, 160);
};
