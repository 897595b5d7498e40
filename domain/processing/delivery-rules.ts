import { Problem, refusedField } from '#kit/problem.ts';
import limits from './delivery-limits.json' with { type: 'json' };
import type { Delivery, DeliveryDraft } from './delivery-model.ts';
import { reckon } from './formula-reckon.ts';

export const shiftGraceMillis = limits.shiftGraceMinutes.value * 60_000;
export const daysOnPhones = limits.daysOnPhones.value;

/**
 * What is true of a delivery whatever the mill says: less tare than gross, no more moisture than is taken in, and a sum
 * that is what its terms make of what was measured.
 * @throws Problem `invalid` beside `tareGrams` or `moisture`, `sum-changed`.
 */
export const checkDelivery = (draft: DeliveryDraft): void => {
  if (draft.tareGrams >= draft.grossGrams) throw refusedField('tareGrams', 'weigh.tareAboveGross');
  if (draft.moisture > draft.terms.moistureMost) throw refusedField('moisture', 'weigh.tooWet');
  const { payableGrams, amountKobo } = reckon(draft, draft.terms);
  if (payableGrams !== draft.payableGrams || amountKobo !== draft.amountKobo) throw new Problem('sum-changed');
};

/** @throws Problem `invalid` beside `grossGrams` for more than a scale carries. */
export const checkCapacity = (
  { grossGrams }: Pick<DeliveryDraft, 'grossGrams'>,
  scale: { readonly capacityKilograms: number },
): void => {
  if (grossGrams > scale.capacityKilograms * 1000) throw refusedField('grossGrams', 'weigh.aboveCapacity');
};

type Before = Pick<Delivery, 'void' | 'replacedBy' | 'payment'>;

/** Whether a delivery counts no more, or is asked to. */
export const isVoidAsked = ({ void: asked }: Pick<Delivery, 'void'>): boolean =>
  asked !== null && asked.isAgreed !== false;

export const isVoid = ({ void: asked }: Pick<Delivery, 'void'>): boolean => asked?.isAgreed === true;

/** Whether a delivery counts in totals: neither voided nor weighed anew. */
export const counts = (one: Before): boolean => !isVoid(one) && one.replacedBy === null;

/** @throws Problem `no-such-delivery`, `not-voided`, `weighed-anew` when another stands for it already. */
export const checkReplaces = (before: Before | null): void => {
  if (before === null) throw new Problem('no-such-delivery');
  if (before.replacedBy !== null) throw new Problem('weighed-anew');
  if (!isVoidAsked(before)) throw new Problem('not-voided');
};

/** @throws Problem `no-such-delivery`, `voided-already`, `paid-already`: what was paid is settled by a dispute. */
export const checkAskVoid = (before: Before | null): void => {
  if (before === null) throw new Problem('no-such-delivery');
  if (isVoidAsked(before)) throw new Problem('voided-already');
  if (before.payment !== null) throw new Problem('paid-already');
};

/**
 * Whether somebody may say yes or no to a void. @param byId who says it.
 * @throws Problem `no-such-delivery`, `no-void`, `voided-already`, `second-person` for whoever asked for it, `weighed-anew`
 *   when it is refused though another stands for the delivery.
 */
export const checkSettleVoid = (before: Before | null, byId: string, isAgreed: boolean): void => {
  if (before === null) throw new Problem('no-such-delivery');
  if (before.void === null) throw new Problem('no-void');
  if (before.void.isAgreed !== null) throw new Problem('voided-already');
  if (before.void.byId === byId) throw new Problem('second-person');
  if (!isAgreed && before.replacedBy !== null) throw new Problem('weighed-anew');
};

/** @throws Problem `no-such-delivery`, `paid-already`, `voided-already`, `not-voided` while what it replaces still counts. */
export const checkPay = (before: Before | null, replaced: Pick<Delivery, 'void'> | null): void => {
  if (before === null) throw new Problem('no-such-delivery');
  if (before.payment !== null) throw new Problem('paid-already');
  if (isVoidAsked(before) || before.replacedBy !== null) throw new Problem('voided-already');
  if (replaced !== null && !isVoid(replaced)) throw new Problem('not-voided');
};

/**
 * How much of a lot a delivery takes: what was weighed, and never more than is left of it.
 * @throws Problem `lot-closed`, `not-enough-left` (with the kilograms) for more than two scales can differ by.
 */
export const gramsOfLot = (netGrams: number, leftGrams: number): number => {
  if (leftGrams <= 0) throw new Problem('lot-closed');
  const most = Math.floor(leftGrams * (1 + limits.lotOverPercent.value / 100));
  if (netGrams > most) throw new Problem('not-enough-left', { values: { left: String(leftGrams / 1000) } });
  return Math.min(netGrams, leftGrams);
};
