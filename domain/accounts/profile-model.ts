import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { stateCodeOr } from '#kit/place.ts';
import { rowType } from '#kit/row-type.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { firstName, lastName, photoId } from './model.ts';

/** Specification, section 9. */
export const genders = ['male', 'female'] as const;

export type Gender = (typeof genders)[number];

/** Specification, section 5: the three choices, in acres 0-2, 2-10 and 10 or more. */
export const farmSizes = ['small', 'medium', 'large'] as const;

export type FarmSize = (typeof farmSizes)[number];

/** What a farmer calls what they do; others may be typed. Specification, section 3. */
export const designations = ['crop', 'livestock', 'mixed'] as const;

export const mostCrops = 20;

const isDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
};

/** A day of the calendar as 'YYYY-MM-DD'. */
const birthDate = z
  .string('profile.birthDateRequired')
  .check(z.minLength(1, 'profile.birthDateRequired'), z.refine<string>(isDay, 'profile.birthDateWrong'));

const crops = z
  .array(requiredText('profile.cropsRequired', 60), 'profile.cropsRequired')
  .check(z.minLength(1, 'profile.cropsRequired'), z.maxLength(mostCrops, 'profile.cropsMany'));

/** What a farmer says of themselves and may change later; specification, section 5: all required but the location. */
export const profileDetails = z.strictObject({
  firstName,
  lastName,
  location: optionalText(120),
  designation: requiredText('profile.designationRequired', 80),
  description: requiredText('profile.descriptionRequired', 600),
  gender: z.enum(genders, 'profile.genderRequired'),
  birthDate,
  address: requiredText('profile.addressRequired', 200),
  stateCode: stateCodeOr('farms.stateRequired'),
  lga: requiredText('farms.lgaRequired', 60),
  farmSize: z.enum(farmSizes, 'farms.sizeRequired'),
  crops,
});

export type ProfileDetails = z.output<typeof profileDetails>;

/** The same of a child, whose day of birth stands with the guardian's word and not in the profile. */
export const childDetails = z.omit(profileDetails, { birthDate: true });

type ChildDetails = z.output<typeof childDetails>;

/** What the form of a profile gives. */
export type FormDetails = ProfileDetails | ChildDetails;

const heldText = z.string().check(z.maxLength(600, 'field.tooLong'));

/** The same as it is held: what nobody has said yet is empty. */
export const profileHeld = z.strictObject({
  firstName: heldText,
  lastName: heldText,
  location: heldText,
  designation: heldText,
  description: heldText,
  gender: z.nullable(z.enum(genders)),
  birthDate: z.nullable(heldText),
  address: heldText,
  stateCode: heldText,
  lga: heldText,
  farmSize: z.nullable(z.enum(farmSizes)),
  crops: z.array(heldText).check(z.maxLength(mostCrops, 'profile.cropsMany')),
});

export type ProfileHeld = z.output<typeof profileHeld>;

export const profileFields = [
  'firstName',
  'lastName',
  'location',
  'designation',
  'description',
  'gender',
  'birthDate',
  'address',
  'place',
  'farmSize',
  'crops',
] as const;

export type ProfileField = (typeof profileFields)[number];

const value = z.record(z.string(), z.unknown());

/** Two people changed one field without knowing of each other: the value that stands, the other one, and who said which. */
const profileClash = z.strictObject({
  field: z.enum(profileFields),
  now: value,
  other: value,
  nowBy: z.nullable(id),
  nowName: z.string(),
  otherBy: z.nullable(id),
  otherName: z.string(),
  at: z.string(),
});

export type ProfileClash = z.output<typeof profileClash>;

/** A farmer's profile; its id is that of their account. E-mail and phone number change by a code alone. */
export const profile = z.strictObject({
  id,
  keeperId: id,
  ...profileHeld.shape,
  email: z.string(),
  phone: z.string(),
  photoId: z.nullable(photoId),
  /** A small picture as base64, so that lists show it without a network. */
  face: z.nullable(z.string()),
  clashes: z.array(profileClash),
  revision: z.int(),
  createdAt: z.string(),
});

export type Profile = z.output<typeof profile>;

export const profileRows = rowType<Profile>('profile', profile);
