import type { Grade } from '@shuka/domain/lots';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import type { DemandTerms } from '@shuka/domain/marketplace';
import { typedGrams } from './demand-words.ts';

type Fields = Readonly<Record<string, string>>;

/** What the fields of a demand say; what is no number is NaN, which the contract refuses beside its field. */
export const typedTerms = (fields: Fields): DemandTerms => {
  const {
    crop = '',
    leastGrade = '',
    grams,
    stateCode = '',
    lga = '',
    fromDay = '',
    untilDay = '',
    note = '',
  } = fields;
  const isByPrice = fields['priceBy'] !== 'formula';
  const days = (fields['payWithinDays'] ?? '').trim();
  return {
    crop,
    leastGrade: leastGrade as Grade, // the schema looks at it
    grams: typedGrams(grams),
    stateCode,
    lga,
    fromDay,
    untilDay,
    koboPerKilogram: isByPrice ? (parseNaira(fields['koboPerKilogram'] ?? '') ?? Number.NaN) : null,
    formula: isByPrice ? '' : (fields['formula'] ?? '').trim(),
    payWithinDays: /^\d{1,3}$/.test(days) ? Number(days) : Number.NaN,
    note,
  };
};

/** What the contract cannot see: without a price there has to be a formula. */
export const checkFormula = (fields: Fields): Readonly<Record<string, string>> =>
  fields['priceBy'] === 'formula' && (fields['formula'] ?? '').trim() === ''
    ? { formula: 'demand.priceOrFormula' }
    : {};
