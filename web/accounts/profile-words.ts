import { farmSizes, genders, type ProfileClash, type ProfileField } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import type { WordId, Words } from '#kit/words.tsx';
import { farmSizeWords, genderWords } from './person-words.ts';

export { farmSizeWords, genderWords };

/** What two people changed, as the form calls it. */
export const profileFieldWords = {
  firstName: 'accounts.firstName',
  lastName: 'accounts.lastName',
  location: 'profile.location',
  designation: 'profile.designation',
  description: 'profile.description',
  gender: 'profile.gender',
  birthDate: 'profile.birthDate',
  address: 'profile.address',
  place: 'farms.place',
  farmSize: 'profile.farmSize',
  crops: 'profile.crops',
} as const satisfies Record<ProfileField, WordId>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One of the two values of a clash as people read it. */
export const profileValueWords = (field: ProfileField, value: ProfileClash['now'], words: Words): string => {
  const held = value[field];
  if (field === 'place') return `${textOf(value['lga'])}, ${stateName(textOf(value['stateCode']))}`;
  if (field === 'crops') return Array.isArray(held) ? held.map(textOf).join(', ') : '';
  if (field === 'birthDate') return textOf(held) === '' ? '' : formatDate(textOf(held), words.language);
  const gender = genders.find((one) => one === held);
  if (field === 'gender') return gender === undefined ? '' : words.t(genderWords[gender]);
  const size = farmSizes.find((one) => one === held);
  if (field === 'farmSize') return size === undefined ? '' : words.t(farmSizeWords[size]);
  return textOf(held);
};
