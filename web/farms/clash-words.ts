import * as z from 'zod/mini';
import { boundary, sizeBands, type Clash } from '@shuka/domain/farms';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { areaHectares } from '@shuka/domain/kit/geodesy.ts';
import type { WordId, Words } from '#kit/words.tsx';
import { placeOf, sizeWords } from './farm-words.ts';

type Corners = z.output<typeof boundary>;

/** What two people changed, as the forms call it. */
export const clashFieldWords = {
  name: 'farms.name',
  place: 'farms.place',
  sizeBand: 'farms.size',
  crop: 'farms.crop',
  plotName: 'farms.plotName',
  boundary: 'farms.boundary',
} as const satisfies Record<Clash['field'], WordId>;

/** The corners in one of the two values of a clash about a boundary; null when it holds none. */
export const cornersOf = (value: Clash['now']): Corners | null => {
  const read = z.safeParse(boundary, value['boundary']);
  return read.success ? read.data : null;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One of the two values of a clash as people read it; a boundary by how large it is. */
export const clashValueWords = (field: Clash['field'], value: Clash['now'], { t }: Pick<Words, 't'>): string => {
  if (field === 'place') return placeOf({ lga: textOf(value['lga']), stateCode: textOf(value['stateCode']) });
  if (field === 'sizeBand') {
    const band = sizeBands.find((one) => one === value['sizeBand']);
    return band === undefined ? '' : t(sizeWords[band]);
  }
  if (field === 'boundary') {
    const corners = cornersOf(value);
    return corners === null ? '' : t('farms.hectares', { hectares: formatNumber(areaHectares(corners)) });
  }
  return textOf(value[field === 'plotName' ? 'name' : field]);
};

/** Who looks at a clash, and whose farm it is about. */
export type Company = { readonly viewerId: string; readonly keeperId: string; readonly keeperName: string | null };

/** Who said one of the two values, as seen by the one who looks: you, the farmer, or the manager who looks after them. */
export const whoSaidWords = (by: string | null, company: Company, { t }: Pick<Words, 't'>): string => {
  if (by === null) return t('farms.saidSomeone');
  if (by === company.viewerId) return t('farms.saidYou');
  if (by === company.keeperId) return company.keeperName ?? t('farms.saidFarmer');
  return company.viewerId === company.keeperId ? t('farms.saidManager') : t('farms.saidSomeone');
};
