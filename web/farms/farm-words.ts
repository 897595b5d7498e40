import type { Farm, SizeBand } from '@shuka/domain/farms';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import type { WordId } from '#kit/words.tsx';

/** The three sizes in the specification's words. */
export const sizeWords = {
  small: 'farms.size.small',
  medium: 'farms.size.medium',
  large: 'farms.size.large',
} as const satisfies Record<SizeBand, WordId>;

/** Where a farm is, as people say it: LGA, state. */
export const placeOf = (farm: Pick<Farm, 'lga' | 'stateCode'>): string => `${farm.lga}, ${stateName(farm.stateCode)}`;
