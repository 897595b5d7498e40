import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';

/** Where figures are changed: on screen by two admins, in a room of their own, or with a release. */
export const changedWays = ['here', 'room', 'release'] as const;

/** The figures that are changed in a room of their own, word by word: slice, file, address. */
const ownRooms = [
  ['settings', 'task-rules', '/admin/task-rules'],
  ['settings', 'measures', '/admin/measures'],
  ['advisory', 'pests', '/admin/pests'],
] as const;

/** The address of the room where figures of a name are changed; null for those without one. */
export const roomOfFigures = (name: string): string | null =>
  ownRooms.find(([slice, file]) => `${slice}.${file}` === name)?.[2] ?? null;

export const referenceName = z.string('field.wrong').check(z.regex(/^[a-z]{1,40}\.[a-z-]{1,40}$/, 'field.wrong'));

/** One file of figures: by which version the house goes, and where it is changed. */
export const referenceRow = z.strictObject({
  name: z.string(),
  version: z.string(),
  date: z.string(),
  source: z.string(),
  changed: z.enum(changedWays),
  /** A version waits for a second admin. */
  waits: z.boolean(),
});

export type ReferenceRow = z.output<typeof referenceRow>;

export const referenceVersionStates = ['asked', 'in-force', 'later', 'past', 'refused'] as const;

const values = z.record(z.string().check(z.maxLength(60)), z.number('reference.wholeNumber'));

/** One version, agreed to or not; `shipped` has neither id nor people. */
const referenceVersion = z.strictObject({
  id: z.nullable(id),
  /** Null for one that waits or was refused. */
  version: z.nullable(z.int()),
  madeOf: z.nullable(z.int()),
  values,
  source: z.string(),
  sourceUrl: z.string(),
  sourceDay: z.string(),
  fromDay: z.string(),
  state: z.enum(referenceVersionStates),
  askedByName: z.string(),
  decidedByName: z.string(),
  mayDecide: z.boolean(),
});

export type ReferenceVersionRow = z.output<typeof referenceVersion>;

export const referencePage = z.strictObject({
  name: z.string(),
  /** The highest number so far: what a new version is made of. */
  newest: z.int(),
  bounds: z.record(z.string(), z.tuple([z.number(), z.number()])),
  /** The version that holds now first, then what waits, then all others, the newest first. */
  versions: z.array(referenceVersion),
});

export type ReferencePage = z.output<typeof referencePage>;

const password = z.string('roles.passwordRequired').check(z.minLength(1, 'roles.passwordRequired'), z.maxLength(200));

const webAddress = z
  .string('reference.urlWrong')
  .check(
    z.trim(),
    z.maxLength(500, 'field.tooLong'),
    z.regex(/^(https?:\/\/[^\s<>"][^\s<>".]*\.[^\s<>"]+)?$/, 'reference.urlWrong'),
  );

export const referenceDraft = z.strictObject({
  id,
  name: referenceName,
  /** The newest version whoever drafts has seen: two admins must not undo each other unseen. */
  madeOf: z.int().check(z.gte(1)),
  values,
  source: requiredText('reference.sourceRequired', 500),
  /** Empty where the source stands on no page: a letter, a measurement, the house's own word. */
  sourceUrl: webAddress,
  sourceDay: day('reference.sourceDayRequired'),
  fromDay: day('reference.fromDayRequired'),
  password,
});

export const referenceDecision = z.strictObject({
  id,
  versionId: id,
  isAgreed: z.boolean('field.wrong'),
  password,
});
