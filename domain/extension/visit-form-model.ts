import * as z from 'zod/mini';
import { day, isDay } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { instant, optionalText } from '#kit/text.ts';

export const growthStages = [
  'not-planted',
  'planted',
  'seedling',
  'growing',
  'flowering',
  'ripening',
  'harvested',
] as const;

export type GrowthStage = (typeof growthStages)[number];

export const followedWays = ['yes', 'partly', 'no'] as const;

export type FollowedWay = (typeof followedWays)[number];

export const observationKinds = ['weed', 'pest', 'disease', 'nutrient', 'water', 'other'] as const;

export type ObservationKind = (typeof observationKinds)[number];

/** From 0, nothing to worry about, to 3, the crop is being lost. */
const mostSeverity = 3;

export const mostObservations = 8;

export const mostPhotosEach = 3;

export const observation = z.strictObject({
  kind: z.enum(observationKinds, 'visit.kindRequired'),
  severity: z.int('visit.severityRequired').check(z.gte(0, 'visit.severityRequired'), z.lte(mostSeverity)),
  /** How much of the area shows it; null when nobody looked. */
  percentArea: z.nullable(
    z.int('visit.percentWrong').check(z.gte(0, 'visit.percentWrong'), z.lte(100, 'visit.percentWrong')),
  ),
  note: optionalText(500),
  /** Photos of the farm; not checked to be there, for one that was refused must not hold the visit back. */
  photoIds: z.array(id).check(z.maxLength(mostPhotosEach)),
});

export type Observation = z.output<typeof observation>;

const headCount = z.nullable(
  z.int('visit.countWrong').check(z.gte(0, 'visit.countWrong'), z.lte(1000, 'visit.countWrong')),
);

/** What was found and agreed beside the advice itself. */
export const visitForm = z.strictObject({
  crop: optionalText(60),
  stage: z.nullable(z.enum(growthStages)),
  /** Whether the advice before this one was followed; null when there was none, or nobody asked. */
  followed: z.nullable(z.enum(followedWays)),
  followedWhy: optionalText(500),
  observations: z.array(observation).check(z.maxLength(mostObservations)),
  inputsUsed: optionalText(500),
  nextStep: optionalText(500),
  nextOn: z.nullable(day('extension.dayWrong')),
  womenPresent: headCount,
  youthPresent: headCount,
});

export type VisitForm = z.output<typeof visitForm>;

/** A moment by a phone's clock, which may be wrong but not outside of time. */
const phoneMoment = instant.check(
  z.refine((text) => isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), 'field.instant'),
);

export const noPositionReasons = ['denied', 'missing', 'silent'] as const;

export type NoPositionReason = (typeof noPositionReasons)[number];

/** Where the phone was, by its own word and clock. */
export const takenPosition = z.strictObject({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  accuracyMetres: z.number().check(z.gte(0), z.lte(1_000_000)),
  at: phoneMoment,
  looksMocked: z.boolean(),
});

export type TakenPosition = z.output<typeof takenPosition>;

/** What the farmer showed: the card, which can be copied, or the day's digits from their own phone, which cannot. */
const shownCode = z.union([
  z.strictObject({ kind: z.literal('card'), cardCode: z.string().check(z.minLength(1), z.maxLength(40)) }),
  z.strictObject({ kind: z.literal('digits'), digits: z.string().check(z.regex(/^\d{4}$/, 'visit.digitsWrong')) }),
]);

export type ShownCode = z.output<typeof shownCode>;

/** What a phone can say for a visit having taken place. A visit without a position is a visit, marked so. */
export const visitProof = z.strictObject({
  position: z.nullable(takenPosition),
  noPosition: z.nullable(z.enum(noPositionReasons)),
  code: z.nullable(shownCode),
  startedAt: phoneMoment,
  endedAt: phoneMoment,
});

export type VisitProof = z.output<typeof visitProof>;

/** What became of the code: `right` are the farmer's digits of that day, `used` the same ones a second time. */
export const codeFindings = ['none', 'card', 'right', 'used', 'wrong'] as const;

export type CodeFinding = (typeof codeFindings)[number];

/** What is known of a visit's proof, without where anybody was. `metresAway` is from the nearest plot; null where none is mapped. */
export const proofSeen = z.strictObject({
  accuracyMetres: z.nullable(z.number()),
  metresAway: z.nullable(z.number()),
  code: z.enum(codeFindings),
});
