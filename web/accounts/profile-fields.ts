import * as z from 'zod/mini';
import {
  birthDateProblem,
  childDetails,
  heldOf,
  profileDetails,
  profileHeld,
  type FormDetails,
  type Profile,
  type ProfileHeld,
} from '@shuka/domain/accounts';

/** What stands in the form, each field as text. */
export type Fields = Readonly<Record<string, string>>;

/** The steps of the form, in their order, with the fields that stand on each. */
export const profileSteps = {
  personal: ['firstName', 'lastName', 'description'],
  demographic: ['gender', 'birthDate'],
  address: ['address', 'stateCode', 'lga', 'location'],
  farming: ['designation', 'farmSize', 'crops'],
  photo: [],
} as const satisfies Record<string, readonly (keyof ProfileHeld)[]>;

export type StepName = keyof typeof profileSteps;

export const stepNames = Object.keys(profileSteps) as StepName[]; // its own keys

/** The form of a profile that was begun: what the person saw then, what they typed, where they are. */
const draft = z.strictObject({
  seen: profileHeld,
  fields: z.record(z.string(), z.string()),
  /** A new picture as base64, null to take the old one away; not there while the picture stays. */
  photo: z.optional(z.nullable(z.string())),
  step: z.enum(stepNames as [StepName, ...StepName[]]),
});

export type ProfileDraft = z.output<typeof draft>;

export const readProfileDraft = (kept: unknown): ProfileDraft | null => z.safeParse(draft, kept).data ?? null;

const fieldsOfProfile = (profile: ProfileHeld): Fields => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  description: profile.description,
  gender: profile.gender ?? '',
  birthDate: profile.birthDate ?? '',
  address: profile.address,
  stateCode: profile.stateCode,
  lga: profile.lga,
  location: profile.location,
  designation: profile.designation,
  farmSize: profile.farmSize ?? '',
  crops: profile.crops.join(', '),
});

export const beginDraft = (profile: Profile): ProfileDraft => {
  const seen = heldOf(profile);
  return { seen, fields: fieldsOfProfile(seen), step: 'personal' };
};

/** Names with commas or lines between them. */
export const cropsOf = (typed: string): string[] =>
  typed
    .split(/[,;\n]/)
    .map((crop) => crop.trim())
    .filter((crop) => crop !== '');

type Whose = {
  /** Also the town or village is required, which farmers may leave empty; specification, section 5. */
  readonly isAllRequired?: boolean;
  /** A child is not asked for a day of birth. */
  readonly isChild?: boolean;
};

/** The details as typed: whole, or what is wrong with each field as a catalogue entry. */
export const readFields = (
  fields: Fields,
  now: Date,
  { isAllRequired = false, isChild = false }: Whose = {},
): { readonly details: FormDetails | null; readonly refused: Readonly<Record<string, string>> } => {
  const schema = isChild ? childDetails : profileDetails;
  const typed = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, fields[key] ?? '']));
  const read = z.safeParse(schema, { ...typed, crops: cropsOf(fields['crops'] ?? '') });
  const issues = read.success ? [] : read.error.issues;
  const refused = Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
  const isDayRead = !isChild && refused['birthDate'] === undefined;
  const wrongDay = isDayRead ? birthDateProblem(fields['birthDate'] ?? '', now) : null;
  if (wrongDay !== null) refused['birthDate'] = wrongDay;
  if (isAllRequired && (fields['location'] ?? '').trim() === '') refused['location'] = 'profile.locationRequired';
  return { details: read.success && Object.keys(refused).length === 0 ? read.data : null, refused };
};

/** The first step on which something is wrong; null when nothing is. */
export const firstWrongStep = (refused: Readonly<Record<string, string>>): StepName | null =>
  stepNames.find((step) => profileSteps[step].some((field) => field in refused)) ?? null;
