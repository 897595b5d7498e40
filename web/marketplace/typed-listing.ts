import { parseNaira } from '@shuka/domain/kit/naira.ts';
import type { ListingTerms } from '@shuka/domain/marketplace';
import { typedGrams } from './demand-words.ts';
import { gramsPerUnit, type Counted } from './sale-words.ts';

/** A typed number of something that weighs so many grams, in whole grams; NaN for no number. */
export const typedCount = (typed: string | undefined, gramsOfOne: number): number =>
  Math.round((typedGrams(typed) * gramsOfOne) / 1000);

/** What a kilogram costs when one of so many grams costs this; NaN for no price. */
export const pricePerKilogram = (kobo: number | null, gramsOfOne: number): number =>
  kobo === null ? Number.NaN : Math.round((kobo * 1000) / gramsOfOne);

/** What the fields of an offer say; what is no number is NaN, which the contract refuses beside its field. */
export const typedListing = (fields: Readonly<Record<string, string>>, counted: Counted): ListingTerms => {
  const per = fields['unit'] === counted.unit ? gramsPerUnit(counted) : 1000;
  const { grams, koboPerKilogram = '', fromDay = '', untilDay = '', note = '' } = fields;
  const days = (fields['payWithinDays'] ?? '').trim();
  return {
    grams: typedCount(grams, per),
    koboPerKilogram: pricePerKilogram(parseNaira(koboPerKilogram), per),
    fromDay,
    untilDay,
    payWithinDays: /^\d{1,3}$/.test(days) ? Number(days) : Number.NaN,
    note,
  };
};
