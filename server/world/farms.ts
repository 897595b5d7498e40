import type { FarmDraft } from '@shuka/domain/farms';
import type { people } from './people.ts';

type WorldFarm = FarmDraft & { readonly keeper: keyof typeof people };

const idOf = (number: number): string => `0193a000-0001-7000-8000-${String(number).padStart(12, '0')}`;

/** The farms of the demo world and who keeps them. */
export const farms: readonly WorldFarm[] = [
  {
    keeper: 'amina',
    id: idOf(1),
    name: 'Gonar Amina',
    stateCode: 'KN',
    lga: 'Bichi',
    sizeBand: 'large',
    crop: 'Maize',
  },
  {
    keeper: 'musa',
    id: idOf(2),
    name: 'Zaria road farm',
    stateCode: 'KD',
    lga: 'Soba',
    sizeBand: 'medium',
    crop: 'Sorghum',
  },
];
