import { refusedField } from '#kit/problem.ts';
import { profileDetails, type ProfileDetails } from './profile-model.ts';
import { birthDateProblem } from './profile-rules.ts';

/** What the office can put right of a person at their request; numbers and addresses to reach them by are proved by a code. */
export const correctable = [
  'firstName',
  'lastName',
  'gender',
  'birthDate',
  'location',
  'address',
  'designation',
] as const;

export type Correctable = (typeof correctable)[number];

/** Those that everybody has; the others are of farmers. */
export const correctableOfAll: readonly Correctable[] = ['firstName', 'lastName'];

export type Correction = { readonly field: Correctable; readonly value: string };

/**
 * A correction as a change of a profile.
 * @throws Problem `invalid` beside `correction.value` for what may not stand in the field.
 */
export const correctionOf = ({ field, value }: Correction, now: Date): Partial<ProfileDetails> => {
  const read = profileDetails.shape[field].safeParse(value);
  if (!read.success) throw refusedField('correction.value', read.error.issues[0]?.message ?? 'field.wrong');
  const wrongDay = field === 'birthDate' ? birthDateProblem(value, now) : null;
  if (wrongDay !== null) throw refusedField('correction.value', wrongDay);
  return { [field]: read.data };
};
