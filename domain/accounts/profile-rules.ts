import { isLga } from '#kit/nigeria.ts';
import { refusedField } from '#kit/problem.ts';
import { changesOf, offered, revised, type Units } from '#kit/revise.ts';
import {
  profileDetails,
  profileHeld,
  type FormDetails,
  type Profile,
  type ProfileDetails,
  type ProfileField,
  type ProfileHeld,
} from './profile-model.ts';

/** What is changed as one: state and LGA make one place. */
export const profileUnits = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  location: ['location'],
  designation: ['designation'],
  description: ['description'],
  gender: ['gender'],
  birthDate: ['birthDate'],
  address: ['address'],
  place: ['stateCode', 'lga'],
  farmSize: ['farmSize'],
  crops: ['crops'],
} as const satisfies Units<ProfileHeld> & Record<ProfileField, unknown>;

export type ProfileChanges = Partial<ProfileDetails>;

/** A profile of which nothing is said yet. */
export const blankProfile = (accountId: string, now: Date): Profile => ({
  id: accountId,
  keeperId: accountId,
  firstName: '',
  lastName: '',
  location: '',
  designation: '',
  description: '',
  gender: null,
  birthDate: null,
  address: '',
  stateCode: '',
  lga: '',
  farmSize: null,
  crops: [],
  email: '',
  phone: '',
  photoId: null,
  face: null,
  clashes: [],
  revision: 0,
  createdAt: now.toISOString(),
});

const keys = Object.keys(profileHeld.shape) as (keyof ProfileHeld)[]; // the schema's own names

/** The part of a profile that people say of themselves. */
export const heldOf = (profile: Profile): ProfileHeld =>
  Object.fromEntries(keys.map((key) => [key, profile[key]])) as ProfileHeld; // each key with its own value

/** Nothing is lost where nothing was said. */
const saysSomething = (value: object): boolean =>
  Object.values(value).some((held) => held !== null && held !== '' && !(Array.isArray(held) && held.length === 0));

/** A value that gave way to one that arrived later, or was only offered. */
export type LostValue = { readonly field: ProfileField; readonly now: object; readonly other: object };

/**
 * A profile after a change by someone who saw `was`, field by field; what gives way is answered in `lost`.
 * @throws Problem `invalid` beside `lga` when the place does not fit together.
 */
export const revisedProfile = (profile: Profile, was: Partial<ProfileHeld>, becomes: ProfileChanges) => {
  const { details, changed, lost, isMerged } = revised<ProfileHeld>(profileUnits, heldOf(profile), was, becomes);
  const movesPlace = becomes.stateCode !== undefined || becomes.lga !== undefined;
  if (movesPlace && !isLga(details.stateCode, details.lga)) throw refusedField('lga', 'farms.lgaUnknown');
  return {
    profile: { ...profile, ...details, revision: profile.revision + (changed.length > 0 ? 1 : 0) },
    changed: changed as readonly ProfileField[],
    lost: (lost as readonly LostValue[]).filter(({ other }) => saysSomething(other)),
    isMerged,
  };
};

/** What someone would have changed who may not any more: each value stands as it is, theirs is kept beside it. */
export const offeredProfileChanges = (profile: Profile, becomes: ProfileChanges): LostValue[] =>
  offered<ProfileHeld>(profileUnits, heldOf(profile), becomes) as LostValue[]; // of the fields it was given

/** The part of the form's details that differs from the profile as it was seen; null when nothing does. */
export const profileChangesOf = (seen: ProfileHeld, details: FormDetails) =>
  changesOf<ProfileHeld>(profileUnits, seen, { birthDate: seen.birthDate, ...details }) as {
    readonly was: Partial<ProfileHeld>;
    readonly becomes: ProfileChanges; // of the details alone, which are whole
  } | null;

export type ProfileChoice = {
  readonly field: ProfileField;
  readonly at: string;
  readonly choice: 'now' | 'other';
};

/** A profile once someone chose between two values; as it was when that clash is settled already. */
export const settledProfile = (profile: Profile, { field, at, choice }: ProfileChoice): Profile => {
  const clash = profile.clashes.find((one) => one.field === field && one.at === at);
  if (clash === undefined) return profile;
  const clashes = profile.clashes.filter((one) => one !== clash);
  const put = choice === 'other' ? (clash.other as Partial<ProfileHeld>) : {}; // kept by a change that was read by its contract
  return { ...profile, ...put, clashes, revision: profile.revision + 1 };
};

/** The law asks for a parent or guardian below this age (Nigeria Data Protection Act 2023, section 31). */
export const adultYears = 18;
const oldestYears = 120;

/** What is wrong with a day of birth, as a catalogue entry; null when nothing is. Days are Nigerian ones. */
export const birthDateProblem = (birthDate: string, now: Date): string | null => {
  const today = new Date(now.getTime() + 3_600_000).toISOString().slice(0, 10);
  const yearsAgo = (years: number): string =>
    `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
  if (birthDate > today) return 'profile.birthDateFuture';
  if (birthDate < yearsAgo(oldestYears)) return 'profile.birthDateOld';
  return birthDate > yearsAgo(adultYears) ? 'profile.birthDateYoung' : null;
};

/** What a profile still lacks, by the names of the fields. */
export const missingIn = (profile: Profile): string[] => {
  const read = profileDetails.safeParse(heldOf(profile));
  return read.success ? [] : [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
};
