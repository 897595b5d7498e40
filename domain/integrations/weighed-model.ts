import * as z from 'zod/mini';
import { grades } from '#lots';
import type { Delivery } from '#processing';
import { id } from '#kit/id.ts';

/** A delivery as programs read it: what was weighed and what it comes to, and nothing of who brought or weighed it. */
export const weighed = z.strictObject({
  deliveryId: id,
  receipt: z.string(),
  crop: z.string(),
  grade: z.enum(grades),
  weighedAt: z.string(),
  grossGrams: z.int(),
  tareGrams: z.int(),
  payableGrams: z.int(),
  amountKobo: z.int(),
  lotId: z.nullable(id),
  /** The delivery that this one stands for, and the one that stands for it; null for none. */
  replaces: z.nullable(id),
  replacedBy: z.nullable(id),
  isVoid: z.boolean(),
  paidAt: z.nullable(z.string()),
});

export type Weighed = z.output<typeof weighed>;

export const weighedOf = (one: Delivery): Weighed => ({
  deliveryId: one.id,
  receipt: one.receipt,
  crop: one.crop,
  grade: one.grade,
  weighedAt: one.weighedAt,
  grossGrams: one.grossGrams,
  tareGrams: one.tareGrams,
  payableGrams: one.payableGrams,
  amountKobo: one.amountKobo,
  lotId: one.lotId,
  replaces: one.replaces,
  replacedBy: one.replacedBy,
  isVoid: one.void?.isAgreed === true,
  paidAt: one.payment?.paidAt ?? null,
});
