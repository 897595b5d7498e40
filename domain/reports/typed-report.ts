import { parseNaira } from '#kit/naira.ts';
import type { CostLine } from './cost-figures.ts';
import { parseQuantity } from './typed-quantity.ts';

/** The fields of one cost line, by the names of the specification (section 3). */
export const lineFields = {
  seed: { price: 'seedPrice', quantity: 'seedQuantity', total: 'totalSeedAmount' },
  labour: { price: 'laborPrice', quantity: 'laborQuantity', total: 'totalLaborAmount' },
  fertiliser: { price: 'fertilizerPrice', quantity: 'fertilizerQuantity', total: 'totalFertilizerAmount' },
  herbicide: { price: 'herbicidePrice', quantity: 'herbicideQuantity', total: 'totalHerbicideAmount' },
  pesticide: { price: 'pesticidePrice', quantity: 'pesticideAmount', total: 'totalPesticideAmount' },
  others: { price: 'othersPrice', quantity: 'othersQuantity', total: 'totalOthersAmount' },
} as const satisfies Record<CostLine, { price: string; quantity: string; total: string }>;

/** What is typed, each field as text. A mark that is set reads 'yes'. */
export type Fields = Readonly<Record<string, string>>;

const text = (fields: Fields, name: string): string => fields[name]?.trim() ?? '';

/** What is no number is left for the contract to refuse beside its field. */
const naira = (fields: Fields, name: string): number => parseNaira(text(fields, name)) ?? Number.NaN;
const quantity = (fields: Fields, name: string): number => parseQuantity(text(fields, name)) ?? Number.NaN;

const costsOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(lineFields).map(([line, names]) => [
      line,
      { priceKobo: naira(fields, names.price), quantity: quantity(fields, names.quantity) },
    ]),
  );

/** What the typed fields say, in the shape of a draft; nothing in it is checked yet. */
export const saidIn = (fields: Fields) => ({
  seasonId: text(fields, 'seasonId') || null,
  costs: costsOf(fields),
  familyLabour:
    fields['familyValued'] === 'yes'
      ? { days: quantity(fields, 'familyDays'), dayPriceKobo: naira(fields, 'familyDayPrice') }
      : null,
  budgetKobo: text(fields, 'budget') === '' ? null : naira(fields, 'budget'),
  harvest:
    text(fields, 'bags') === '' && text(fields, 'bagsToSell') === ''
      ? null
      : { bags: quantity(fields, 'bags'), bagsToSell: quantity(fields, 'bagsToSell') },
  inspection: {
    inspectionType: text(fields, 'inspectionType'),
    inspectionCompleted: fields['inspectionCompleted'] === 'yes',
  },
  farmReport: {
    reportTitle: text(fields, 'reportTitle'),
    reportCategory: text(fields, 'reportCategory'),
    reportZone: text(fields, 'reportZone'),
    reportDescription: text(fields, 'reportDescription'),
    reportDate: text(fields, 'reportDate'),
    cropType: text(fields, 'cropType'),
    reportLocation: text(fields, 'reportLocation'),
  },
});
