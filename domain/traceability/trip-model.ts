import * as z from 'zod/mini';
import { grams } from '#lots';
import { id } from '#kit/id.ts';
import { languages } from '#kit/languages.ts';
import { looksLikePhone } from '#kit/phone.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { mostParts, part, thingId } from './goods-model.ts';
import { tripLine, tripStates, tripStepKinds } from './driven-model.ts';
import { moment } from './moment.ts';

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

/** A step as it was taken in. */
const tripStep = z.strictObject({
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
