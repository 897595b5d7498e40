import { priceKinds, type PriceDraft, type PriceKind } from '@shuka/domain/marketplace';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { exactUnits, harvestUnits, type HarvestUnit } from '@shuka/domain/settings';

type Fields = Readonly<Record<string, string>>;

/** Kilograms as typed, in grams; NaN for what is no number, which the contract refuses beside the field. */
export const typedUnitGrams = (typed: string, unit: HarvestUnit): number => {
  const exact = exactUnits[unit];
  if (exact !== undefined) return exact * 1000;
  const plain = typed.trim().replaceAll(',', '');
  return /^(\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Math.round(Number(plain) * 1000) : Number.NaN;
};

export const unitOf = (said: string | undefined): HarvestUnit =>
  harvestUnits.find((one) => one === said) ?? 'bag-100kg';

/** What the fields of the form say, as a draft. */
export const priceDraftOf = (id: string, fields: Fields): PriceDraft => {
  const unit = unitOf(fields['unit']);
  return {
    id,
    market: fields['market'] ?? '',
    stateCode: fields['stateCode'] ?? '',
    lga: fields['lga'] ?? '',
    goods: fields['goods'] ?? '',
    kind: priceKinds.find((kind) => kind === fields['kind']) ?? ('' as PriceKind), // the contract refuses what is none
    day: fields['day'] ?? '',
    unit,
    unitGrams: typedUnitGrams(fields['unitGrams'] ?? '', unit),
    amountKobo: parseNaira(fields['amountKobo'] ?? '') ?? Number.NaN,
  };
};
