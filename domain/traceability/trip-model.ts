import * as z from 'zod/mini';
import { grams, lossReasons } from '#lots';
import { id } from '#kit/id.ts';
import { languages } from '#kit/languages.ts';
import { looksLikePhone } from '#kit/phone.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { mostParts, part, thingId } from './goods-model.ts';
import { moment } from './moment.ts';

/** Where a trip stands; a driver brings it on, its planner may call it off while it is open. */
export const tripStates = ['planned', 'loaded', 'under-way', 'arrived', 'over', 'cancelled'] as const;
export type TripState = (typeof tripStates)[number];

/** What a driver says, in the order it happens; a stop as often as there is one. */
export const tripStepKinds = ['loaded', 'left', 'stopped', 'arrived', 'handed-over'] as const;
export type TripStepKind = (typeof tripStepKinds)[number];

/** Why somebody stands or comes late. */
export const stopReasons = ['traffic', 'breakdown', 'check', 'road', 'weather', 'rest', 'other'] as const;

const phone = requiredText('accounts.phoneRequired', 40).check(
  z.refine<string>((text) => looksLikePhone(text), 'accounts.phoneInvalid'),
);

const optionalPhone = optionalText(40).check(
  z.refine<string>((text) => text === '' || looksLikePhone(text), 'accounts.phoneInvalid'),
);

const planned = {
  id,
  fromName: requiredText('trip.fromRequired', 120),
  toName: requiredText('traceability.toRequired', 120),
  toStateCode: requiredText('farms.stateRequired', 2),
  toLga: requiredText('farms.lgaRequired', 60),
  /** Whom the driver calls there; empty for nobody. */
  receiverPhone: optionalPhone,
  vehicle: requiredText('trip.vehicleRequired', 40),
  driverName: requiredText('trip.driverRequired', 120),
  driverPhone: phone,
  /** In which the SMS and the driver's page speak. */
  driverLanguage: z.enum(languages, 'field.wrong'),
  expectedAt: moment,
};

/**
 * A trip that a company plans. `parts` and `units` are sent off when the driver says that they left; `shipmentIds` were sent
 * off before, and nothing of them is told again. One of them at least.
 */
export const tripDraft = z.strictObject({
  ...planned,
  companyId: id,
  /** The company of this house the parts and units go to; null for anybody else. */
  toCompanyId: z.nullable(id),
  units: z.array(thingId).check(z.maxLength(mostParts, 'traceability.partsTooMany')),
  parts: z.array(part).check(z.maxLength(mostParts, 'traceability.partsTooMany')),
  shipmentIds: z.array(id).check(z.maxLength(mostParts, 'traceability.partsTooMany')),
});
export type TripDraft = z.output<typeof tripDraft>;

/** A trip with lots of farmers in care: their books tell of them when the mill weighs them, so the trip tells no event. */
export const lotTripDraft = z.strictObject({
  ...planned,
  lots: z
    .array(z.strictObject({ lotId: id, grams }))
    .check(z.minLength(1, 'traceability.partRequired'), z.maxLength(mostParts, 'traceability.partsTooMany')),
});
export type LotTripDraft = z.output<typeof lotTripDraft>;

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
export const countedLine = z.strictObject({
  place: z.int().check(z.gte(0, 'field.wrong'), z.lte(9999, 'field.wrong')),
  grams: z.int('lots.gramsRequired').check(z.gte(0, 'lots.gramsRequired'), z.lte(1e12, 'lots.gramsTooMany')),
  lossReason: z.nullable(z.enum(lossReasons, 'traceability.lossRequired')),
});
export type CountedLine = z.output<typeof countedLine>;

/** More than any trip carries: all the lines of all its shipments. */
export const mostTripLines = 200;

/** A photo of a handing over travels inside its step; phones shrink it to this before they keep it. */
export const mostTripPhotoBytes = 49_152;

const photo = z
  .string('trip.photoWrong')
  .check(
    z.maxLength(Math.ceil(mostTripPhotoBytes / 3) * 4, 'trip.photoWrong'),
    z.regex(/^[A-Za-z0-9+/]{16,}={0,2}$/, 'trip.photoWrong'),
  );

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

/** A step as it was taken in. */
export const tripStep = z.strictObject({
  id,
  kind: z.enum(tripStepKinds),
  happenedAt: z.string(),
  /** When it came here; later than it happened where there was no network. */
  takenAt: z.string(),
  reason: z.nullable(z.string()),
  note: z.string(),
  receiver: z.string(),
});
export type TripStep = z.output<typeof tripStep>;

/** A trip in a list. */
export const tripCard = z.strictObject({
  id,
  /** What stands on its waybill. */
  waybill: z.string(),
  fromName: z.string(),
  toName: z.string(),
  toPlace: z.string(),
  vehicle: z.string(),
  driverName: z.string(),
  state: z.enum(tripStates),
  expectedAt: z.string(),
  /** When the newest step happened; null before the first. */
  lastAt: z.nullable(z.string()),
  isLate: z.boolean(),
  grams: z.int(),
  /** What is said to be lost on the way, of what is counted in grams. */
  lostGrams: z.int(),
  lostUnits: z.int(),
});
export type TripCard = z.output<typeof tripCard>;

/** A trip as whoever planned it sees it. Phones are gone a while after it is over. */
export const trip = z.strictObject({
  ...tripCard.shape,
  driverPhone: z.string(),
  receiverPhone: z.string(),
  driverLanguage: z.enum(languages),
  lines: z.array(tripLine),
  steps: z.array(tripStep),
  /** Of the handing over, base64 of a WebP; null without. */
  photo: z.nullable(z.string()),
  /** Of the driver's link: until when it opens, whether it does, and when somebody first opened it. */
  linkUntil: z.string(),
  isLinkOpen: z.boolean(),
  openedAt: z.nullable(z.string()),
  sentCount: z.int(),
});
export type Trip = z.output<typeof trip>;

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
