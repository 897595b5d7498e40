import type { FarmSize, Gender } from '@shuka/domain/accounts';
import type { WordId } from '#kit/words.tsx';

/** Specification, section 5: Male and Female. */
export const genderWords = { male: 'profile.male', female: 'profile.female' } as const satisfies Record<Gender, WordId>;

/** The three sizes in the specification's words. */
export const farmSizeWords = {
  small: 'farms.size.small',
  medium: 'farms.size.medium',
  large: 'farms.size.large',
} as const satisfies Record<FarmSize, WordId>;
