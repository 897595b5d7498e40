import * as z from 'zod/mini';
import { grades, grams } from '#lots';
import { id } from '#kit/id.ts';
import { looksLikePhone } from '#kit/phone.ts';
import { rowType } from '#kit/row-type.ts';
import { instant, optionalText, requiredText } from '#kit/text.ts';
import { share, terms } from './formula-model.ts';
import { receiptPattern } from './receipt-number.ts';

/** How a weight came: from the scale itself by its cable, or typed from what it showed. */
const readWays = ['scale', 'typed'] as const;

/** How a mill pays a delivery. */
export const payWays = ['cash'] as const;

/** `loan`: its value settled a loan of its farmer, and the mill owes it to the lender. */
const paidWays = [...payWays, 'loan'] as const;

/** What a farmer says of money that is said to be paid. */
export const payWords = ['received', 'not-received'] as const;

export type PayWord = (typeof payWords)[number];

/** A tare may be nothing: produce that is poured out on the scale. */
const tareGrams = z.int('weigh.tareRequired').check(z.gte(0, 'weigh.tareRequired'), z.lte(1e12, 'lots.gramsTooMany'));

const phone = optionalText(40).check(
  z.refine<string>((text) => text === '' || looksLikePhone(text), 'accounts.phoneInvalid'),
);

/** Who brings: a farmer whom the phone knows, or whose card or number stands here for the server to find; or a walk-in. */
export const deliverer = {
  keeperId: z.nullable(id),
  name: requiredText('weigh.nameRequired', 80),
  phone,
  /** The code of a card that was scanned and is not known here; '' for none. */
  cardCode: optionalText(40),
};

export const arrivalDraft = z.strictObject({
  id,
  companyId: id,
  ...deliverer,
  crop: requiredText('weigh.cropRequired', 60),
  /** What they came with: the plate of a truck, a cart, on foot. */
  vehicle: optionalText(40),
  /** The formula whose prices they were shown when they came; it holds for what they deliver. Null where there was none yet. */
  formulaId: z.nullable(id),
  arrivedAt: instant,
});

export type ArrivalDraft = z.output<typeof arrivalDraft>;

/** Somebody who waits at the gate to be weighed. */
export const arrival = z.strictObject({ ...arrivalDraft.shape, byId: id });

export type Arrival = z.output<typeof arrival>;

export const arrivalRows = rowType<Arrival>('arrival', arrival);

const shared = {
  id,
  companyId: id,
  receipt: z.string('weigh.receiptWrong').check(z.regex(receiptPattern, 'weigh.receiptWrong')),
  weighedAt: instant,
  readBy: z.enum(readWays),
  crop: requiredText('weigh.cropRequired', 60),
  grade: z.enum(grades, 'lots.gradeWrong'),
  lotId: z.nullable(id),
  grossGrams: grams,
  tareGrams,
  moisture: share('weigh.moistureWrong'),
  foreign: share('weigh.foreignWrong'),
  formulaId: id,
  terms,
  payableGrams: z.int().check(z.gte(0)),
  amountKobo: z.int().check(z.gte(0)),
  /** The delivery that was weighed wrong and that this one stands for. */
  replaces: z.nullable(id),
  /** What was agreed before, where something was. */
  agreementId: z.nullable(id),
  note: optionalText(300),
};

export const deliveryDraft = z.strictObject({ ...shared, ...deliverer, arrivalId: z.nullable(id), scaleId: id });

export type DeliveryDraft = z.output<typeof deliveryDraft>;

/** A void that somebody asked for; a second person of the mill says yes or no to it. */
const voiding = z.strictObject({
  id,
  reason: z.string(),
  askedAt: z.string(),
  byId: id,
  byName: z.string(),
  isAgreed: z.nullable(z.boolean()),
  secondId: z.nullable(id),
  secondName: z.string(),
  saidAt: z.nullable(z.string()),
});

export type Voiding = z.output<typeof voiding>;

export const payment = z.strictObject({
  id,
  way: z.enum(paidWays),
  amountKobo: z.int(),
  /** Into whose hand. */
  toName: z.string(),
  paidAt: z.string(),
  byId: id,
  byName: z.string(),
  farmerSays: z.nullable(z.enum(payWords)),
});

export type Payment = z.output<typeof payment>;

export const dispute = z.strictObject({
  id,
  reason: z.string(),
  openedAt: z.string(),
  byId: id,
  byName: z.string(),
  answer: z.string(),
  answeredAt: z.nullable(z.string()),
  /** What was done about it; '' while it is open. */
  done: z.string(),
  closedAt: z.nullable(z.string()),
});

export type Dispute = z.output<typeof dispute>;

/** What was weighed and is paid, as it was agreed at the gate. Never changed: a wrong one is voided and weighed anew. */
export const delivery = z.strictObject({
  ...shared,
  millName: z.string(),
  keeperId: z.nullable(id),
  name: z.string(),
  scaleName: z.string(),
  clerkId: id,
  clerkName: z.string(),
  formulaVersion: z.int(),
  createdAt: z.string(),
  replacedBy: z.nullable(id),
  void: z.nullable(voiding),
  payment: z.nullable(payment),
  dispute: z.nullable(dispute),
});

export type Delivery = z.output<typeof delivery>;

export const deliveryRows = rowType<Delivery>('delivery', delivery);

/** The gate of a mill as the phones of its clerks know it: who works there and who is on shift. */
export const gate = z.strictObject({
  id,
  name: z.string(),
  place: z.string(),
  onShiftId: z.nullable(id),
  people: z.array(z.strictObject({ accountId: id, name: z.string(), duty: z.string() })),
});

export type Gate = z.output<typeof gate>;

export const gateRows = rowType<Gate>('gate', gate);
