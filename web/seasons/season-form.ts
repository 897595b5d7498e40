import type { SeasonDetails } from '@shuka/domain/seasons';
import { areaField, typedHectares, typedNumber, type AreaUnit } from './land.ts';

type Fields = Readonly<Record<string, string>>;

/** What the fields begin with: a season's details, or a new one's. */
export type SeasonStart = SeasonDetails & { readonly areaUnit: AreaUnit };

/** A typed area that says what stood there is what stood there: acres have more decimals than a field shows. */
const areaOf = (fields: Fields, start: SeasonStart): number | null => {
  const { areaHectares: area, areaUnit } = fields;
  const isAsShown = areaUnit === start.areaUnit && area === areaField(start.areaHectares, start.areaUnit);
  return isAsShown ? start.areaHectares : typedHectares(area, areaUnit);
};

const dayOrNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/** The details as the fields say them; what is no number comes out as NaN, which the contract refuses beside its field. */
export const seasonDetailsOf = (fields: Fields, start: SeasonStart): SeasonDetails => ({
  crop: (fields['crop'] ?? '').trim(),
  variety: (fields['variety'] ?? '').trim(),
  plantedOn: fields['plantedOn'] ?? '',
  plotId: dayOrNull(fields['plotId']),
  areaHectares: areaOf(fields, start),
  standCount: typedNumber(fields['standCount']),
  expectedHarvestOn: dayOrNull(fields['expectedHarvestOn']),
  expectedKilograms: typedNumber(fields['expectedKilograms']),
});
