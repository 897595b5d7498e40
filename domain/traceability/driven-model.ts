import * as z from 'zod/mini';
import type { lossReasons } from '#lots';
import { base64Picture } from '#kit/base64.ts';
import { id } from '#kit/id.ts';
import { optionalText } from '#kit/text.ts';
import { moment } from './moment.ts';

/* What a driver's page knows. It stands on nothing but the kit: a driver's phone takes no more than this. */

/** Why less arrives than was sent: the losses of lots, in the order they are likely on a road. */
export const roadLosses = [
  'spilled',
  'stolen',
  'spoiled',
  'dried',
  'pests',
  'weighed-anew',
] as const satisfies readonly (typeof lossReasons)[number][];

/** Where a trip stands; a driver brings it on, its planner may call it off while it is open. */
export const tripStates = ['planned', 'loaded', 'under-way', 'arrived', 'over', 'cancelled'] as const;
export type TripState = (typeof tripStates)[number];

/** What a driver says, in the order it happens; a stop as often as there is one. */
export const tripStepKinds = ['loaded', 'left', 'stopped', 'arrived', 'handed-over'] as const;
export type TripStepKind = (typeof tripStepKinds)[number];

/** Why somebody stands or comes late. */
export const stopReasons = ['traffic', 'breakdown', 'check', 'road', 'weather', 'rest', 'other'] as const;

/** So much of something that is carried; `grams` is null for a unit that goes whole, of which 1 or 0 arrives. */
export const tripLine = z.strictObject({
  place: z.int(),
  name: z.string(),
  grams: z.nullable(z.int()),
  receivedGrams: z.nullable(z.int()),
  lossReason: z.nullable(z.string()),
});
export type TripLine = z.output<typeof tripLine>;

/** What a driver counted of a line; the line is named by its place. */
const countedLine = z.strictObject({
  place: z.int().check(z.gte(0, 'field.wrong'), z.lte(9999, 'field.wrong')),
  grams: z.int('lots.gramsRequired').check(z.gte(0, 'lots.gramsRequired'), z.lte(1e12, 'lots.gramsTooMany')),
  lossReason: z.nullable(z.enum(roadLosses, 'traceability.lossRequired')),
});
export type CountedLine = z.output<typeof countedLine>;

/** More than any trip carries: all the lines of all its shipments. */
const mostTripLines = 200;

/** A photo of a handing over travels inside its step; phones shrink it to this before they keep it. */
export const mostTripPhotoBytes = 49_152;

const photo = base64Picture(mostTripPhotoBytes, 'trip.photoWrong', 'trip.photoWrong');

/** What a driver says happened, and when by their phone. Its id makes that it is told once, however often it is sent. */
export const tripStepDraft = z.strictObject({
  stepId: id,
  kind: z.enum(tripStepKinds, 'field.wrong'),
  happenedAt: moment,
  /** Of a stop. */
  reason: z.nullable(z.enum(stopReasons, 'trip.reasonRequired')),
  note: optionalText(200),
  /** Who took the goods, of a handing over, with what was counted of each line. */
  receiver: optionalText(80),
  lines: z.array(countedLine).check(z.maxLength(mostTripLines, 'traceability.partsTooMany')),
  photo: z.nullable(photo),
});
export type TripStepDraft = z.output<typeof tripStepDraft>;

/** What a driver sees: where to, what is loaded, whom to call there. No prices, and nobody else's number. */
export const drivenTrip = z.strictObject({
  id,
  waybill: z.string(),
  driverName: z.string(),
  fromName: z.string(),
  toName: z.string(),
  toPlace: z.string(),
  receiverPhone: z.string(),
  vehicle: z.string(),
  expectedAt: z.string(),
  linkUntil: z.string(),
  state: z.enum(tripStates),
  lastAt: z.nullable(z.string()),
  lines: z.array(tripLine),
  /** The ids of the steps that were taken in. */
  stepIds: z.array(z.string()),
  /** What time it is here: a phone's clock may be wrong. */
  now: z.string(),
});
export type DrivenTrip = z.output<typeof drivenTrip>;
