import * as z from 'zod/mini';
import { grams, lossReasons } from '#lots';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { isUri } from './epc-id.ts';
import { epcisLimits } from './epcis-limits.ts';
import { coolingMethods } from './key-data-model.ts';
import { moment } from './moment.ts';

/** The address by which a thing is known, from plot to plate. */
export const thingId = z
  .string('traceability.thingRequired')
  .check(
    z.maxLength(epcisLimits.mostAddressLength, 'traceability.thingRequired'),
    z.refine<string>(isUri, 'traceability.thingRequired'),
  );

/** So much of a thing. */
export const part = z.strictObject({ thing: thingId, grams });

export type GoodsPart = z.output<typeof part>;

/** Lines of one act. */
export const mostParts = 50;

const parts = (least = 1) =>
  z
    .array(part, 'field.wrong')
    .check(z.minLength(least, 'traceability.partRequired'), z.maxLength(mostParts, 'traceability.partsTooMany'));

const said = { id, companyId: id, happenedAt: moment };

/** A serial shipping container code, its check digit with it; empty for a company without a licence of GS1. */
const sscc = z.string().check(z.regex(/^(\d{18})?$/, 'traceability.ssccWrong'));

/**
 * What goes into which unit: one that was made here (`unitId`), one with a number of somebody else’s (`sscc`), or a new one
 * under the id of the act, which needs no network to be known by its code. `says` is what people call a new one.
 */
export const packDraft = z.strictObject({
  ...said,
  unitId: z.nullable(id),
  sscc,
  says: optionalText(80),
  parts: parts(),
});
export type PackDraft = z.output<typeof packDraft>;

export const unpackDraft = z.strictObject({ ...said, unit: thingId, parts: parts(0) });
/** `units` go whole, with what is in them; `parts` as so much. One of both at least. */
export const shipDraft = z.strictObject({
  ...said,
  /** The company of this house it goes to; null for anybody else. */
  toCompanyId: z.nullable(id),
  toName: requiredText('traceability.toRequired', 120),
  waybill: requiredText('traceability.waybillRequired', 60),
  vehicle: optionalText(40),
  units: z.array(thingId).check(z.maxLength(mostParts, 'traceability.partsTooMany')),
  parts: parts(0),
});
export type ShipDraft = z.output<typeof shipDraft>;

/** What arrived of a line, in its own order; what did not is a loss with its reason. */
export const arrived = z.strictObject({
  place: z.int().check(z.gte(0, 'field.wrong'), z.lte(2 * mostParts, 'field.wrong')),
  grams: z.int('lots.gramsRequired').check(z.gte(0, 'lots.gramsRequired'), z.lte(1e12, 'lots.gramsTooMany')),
  lossReason: z.nullable(z.enum(lossReasons, 'traceability.lossRequired')),
});
export type Arrived = z.output<typeof arrived>;

export const receiveDraft = z.strictObject({
  ...said,
  shipmentId: id,
  lines: z
    .array(arrived)
    .check(z.minLength(1, 'traceability.partRequired'), z.maxLength(2 * mostParts, 'traceability.partsTooMany')),
});
export type ReceiveDraft = z.output<typeof receiveDraft>;

export const sellDraft = z.strictObject({ ...said, parts: parts() });
export type SellDraft = z.output<typeof sellDraft>;

export const coolDraft = z.strictObject({
  ...said,
  method: z.enum(coolingMethods, 'traceability.methodRequired'),
  parts: parts(),
});
export type CoolDraft = z.output<typeof coolDraft>;

export const recallDraft = z.strictObject({
  ...said,
  thing: thingId,
  reason: requiredText('traceability.reasonRequired', 500),
});
export type RecallDraft = z.output<typeof recallDraft>;

/** Which lots went into a job; what is not named stays of unknown origin. */
export const originDraft = z.strictObject({
  id,
  companyId: id,
  jobId: id,
  /** The word before; 0 for none, so that two who say it at once do not pass each other by. */
  after: z.int().check(z.gte(0, 'field.wrong')),
  parts: parts(),
});
export type OriginDraft = z.output<typeof originDraft>;

/** What an act came to: the ids of the events that tell of it. */
export const told = z.strictObject({ id, eventIds: z.array(z.string()) });

/** A line of a shipment; `grams` is null for a unit that goes whole. */
const shipmentLine = z.strictObject({
  place: z.int(),
  thing: z.string(),
  name: z.string(),
  grams: z.nullable(z.int()),
  receivedGrams: z.nullable(z.int()),
  lossReason: z.nullable(z.string()),
});

const sent = {
  id,
  fromName: z.string(),
  toName: z.string(),
  waybill: z.string(),
  vehicle: z.string(),
  shippedAt: z.string(),
  receivedAt: z.nullable(z.string()),
  lines: z.array(shipmentLine),
};

export const shipment = z.strictObject({
  ...sent,
  /** Whether it comes to whoever asks, and waits for their word. */
  isIncoming: z.boolean(),
});
export type Shipment = z.output<typeof shipment>;

/** A shipment as the phones of both its sides keep it. */
export const keptShipment = z.strictObject({
  ...sent,
  companyId: id,
  toCompanyId: z.nullable(id),
});
export type KeptShipment = z.output<typeof keptShipment>;

/** What clerks packed and sold lately, as the phones of their company keep it. */
export const goodsAct = z.strictObject({
  id,
  companyId: id,
  kind: z.enum(['pack', 'sell']),
  happenedAt: z.string(),
  /** The address of the unit that goods were packed into; empty for a sale. */
  unit: z.string(),
  says: z.string(),
  parts: z.array(part),
});
export type GoodsAct = z.output<typeof goodsAct>;

/** What clerks cooled lately; a row of its own, since phones of releases before know of packing and selling alone. */
export const coolingAct = z.strictObject({
  id,
  companyId: id,
  happenedAt: z.string(),
  method: z.string(),
  parts: z.array(part),
});
export type CoolingAct = z.output<typeof coolingAct>;
