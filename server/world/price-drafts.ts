import { newId } from '@shuka/domain/kit/new-id.ts';
import type { PriceDraft } from '@shuka/domain/marketplace';

/** A bag of maize at Dawanau, as Chidi saw it; `change` makes it another price. */
export const priceSeen = (change: Readonly<Record<string, unknown>> = {}): PriceDraft => ({
  id: newId(),
  market: 'Dawanau',
  stateCode: 'KN',
  lga: 'Dawakin Tofa',
  goods: 'Maize',
  kind: 'wholesale',
  day: '2026-06-01',
  unit: 'bag-100kg',
  unitGrams: 100_000,
  amountKobo: 4_250_000,
  ...change,
});

const wfpColumns =
  'date,admin1,admin2,market,latitude,longitude,category,commodity,unit,priceflag,pricetype,currency,price,usdprice';

/** A line of the World Food Programme's list; `change` names columns that say something else. */
const wfpLine = (change: Readonly<Record<string, string>> = {}): string => {
  const line: Readonly<Record<string, string>> = {
    date: '2026-05-15',
    admin1: 'Kano',
    admin2: 'Dawakin Tofa',
    market: 'Dawanau',
    latitude: '12.08',
    longitude: '8.44',
    category: 'cereals and tubers',
    commodity: 'Maize (white)',
    unit: '100 KG',
    priceflag: 'actual',
    pricetype: 'Wholesale',
    currency: 'NGN',
    price: '42150.505',
    usdprice: '28.1',
    ...change,
  };
  return wfpColumns
    .split(',')
    .map((column) => (/[",]/.test(line[column] ?? '') ? `"${line[column]}"` : line[column]))
    .join(',');
};

/** A list in the shape of the World Food Programme, with its second head of tags. */
export const wfpList = (lines: readonly Readonly<Record<string, string>>[]): string =>
  [wfpColumns, wfpColumns.replace(/\w+/g, '#$&'), ...lines.map(wfpLine)].join('\n');

/** A list in the shape of FEWS NET with one price a day. */
export const fewsNetList = (values: Readonly<Record<string, number>>): string =>
  [
    'geographic_group,country,admin_1,admin_2,market,product,price_type,period_date,value,currency,unit',
    ...Object.entries(values).map(
      ([day, value]) => `West Africa,Nigeria,Kano,,Dawanau,Cowpeas (brown),Retail,${day},${value},NGN,kg`,
    ),
  ].join('\r\n');
