import * as z from 'zod/mini';
import { base64 } from '#kit/base64.ts';
import { day, isDay } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { instant, optionalText, requiredText } from '#kit/text.ts';
import { inspectionTypes } from './model.ts';

export const verdicts = ['meets', 'fails', 'does-not-apply'] as const;

export type Verdict = (typeof verdicts)[number];

/** A major point is one that food, people or land are in danger by; it stands in the way of passing. */
export const grades = ['minor', 'major'] as const;

export type Grade = (typeof grades)[number];

export const outcomes = ['passed', 'passed-with-actions', 'failed'] as const;

export type Outcome = (typeof outcomes)[number];

/** No checklist has as many items; what is raised beside it is little. */
const mostPoints = 40;

export const mostPhotosOfAnswer = 3;

const itemId = z.string('inspection.answersMissing').check(z.regex(/^[a-z-]{1,40}$/, 'inspection.answersMissing'));

export const answer = z.strictObject({
  itemId,
  verdict: z.enum(verdicts, 'inspection.answersMissing'),
  note: optionalText(500),
  /** Photos of the farm; not checked to be there, for one that was refused must not hold the inspection back. */
  photoIds: z.array(id).check(z.maxLength(mostPhotosOfAnswer)),
});

export type Answer = z.output<typeof answer>;

/** Something that is not as it must be, and what is to be done about it by when. */
export const point = z.strictObject({
  id,
  /** The item of the checklist that failed; null for what no item asks. */
  itemId: z.nullable(itemId),
  grade: z.enum(grades, 'inspection.gradeRequired'),
  description: requiredText('inspection.descriptionRequired', 500),
  correctiveAction: requiredText('inspection.actionRequired', 500),
  dueOn: day('inspection.dueRequired'),
});

export type Point = z.output<typeof point>;

/** A point of the inspection before, as it stood there, and whether it is mended now. One that is not may get a later day. */
const carriedPoint = z.strictObject({ ...point.shape, isClosed: z.boolean(), note: optionalText(500) });

export type CarriedPoint = z.output<typeof carriedPoint>;

/** How the farmer marked it: by hand on the screen, or by thumb on paper. */
export const markKinds = ['signature', 'thumb'] as const;

export type MarkKind = (typeof markKinds)[number];

/** A mark is small: it travels inside its act. */
export const mostMarkBytes = 24_576;

const mark = z.strictObject({
  kind: z.enum(markKinds),
  /** A small JPEG, PNG or WebP, in base64. */
  picture: base64(mostMarkBytes, 'inspection.markRequired', 'inspection.markLarge'),
});

/** A moment by a phone's clock, which may be wrong but not outside of time. */
const phoneMoment = instant.check(
  z.refine((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), 'field.instant'),
);

/** Where the phone was, by its own word. */
export const inspectedAt = z.strictObject({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  accuracyMetres: z.number().check(z.gte(0), z.lte(1_000_000)),
});

/** What a draft and a kept inspection share. */
const said = {
  id,
  /** Whose farm it is; the phone says it, the server checks it. */
  keeperId: id,
  farmId: id,
  plotId: z.nullable(id),
  seasonId: z.nullable(id),
  stage: z.enum(inspectionTypes, 'inspection.stageRequired'),
  checklistVersion: z.int('inspection.answersMissing').check(z.gte(1, 'inspection.answersMissing')),
  inspectedOn: day('inspection.dayRequired'),
  answers: z.array(answer).check(z.maxLength(mostPoints, 'inspection.answersMissing')),
  nonConformities: z.array(point).check(z.maxLength(mostPoints, 'inspection.tooManyPoints')),
  /** The inspection whose open points this one looks at again. */
  follows: z.nullable(id),
  carried: z.array(carriedPoint).check(z.maxLength(mostPoints, 'inspection.tooManyPoints')),
  summary: optionalText(2000),
  isFarmerPresent: z.boolean(),
  corrects: z.nullable(id),
  /** Why it takes the place of another; empty for one that does not. */
  reason: optionalText(500),
};

export const inspectionDraft = z.strictObject({
  ...said,
  mark: z.nullable(mark),
  position: z.nullable(inspectedAt),
  startedAt: phoneMoment,
  finishedAt: phoneMoment,
});

export type InspectionDraft = z.output<typeof inspectionDraft>;

/** What the server puts under an inspection when it takes it: the digest of the whole record, signed with its key. */
export const seal = z.strictObject({
  sealedAt: z.string(),
  keyId: z.string(),
  /** SHA-256 of the sealed text, in hexadecimal. */
  digest: z.string(),
  /** Whoever knows it may ask whether the inspection is genuine: it stands on the paper. */
  checkCode: z.string(),
});

/** An inspection as phones keep it. Never changed: what was wrong is put right by another that names it. */
export const inspectionRecord = z.strictObject({
  ...said,
  outcome: z.enum(outcomes),
  mark: z.enum([...markKinds, 'absent']),
  /** How far off the position may be; null where the phone knew none. */
  accuracyMetres: z.nullable(z.number()),
  /** The name at the time; empty on the inspector's own phone until the server has the inspection. */
  inspectorName: z.string(),
  createdAt: z.string(),
  by: id,
  seal: z.nullable(seal),
});

export type Inspection = z.output<typeof inspectionRecord>;

export const inspectionRows = rowType<Inspection>('inspection', inspectionRecord);
