import type { Maker } from '#kit/row-type.ts';
import { Problem } from '#kit/problem.ts';
import type { Arrival, ArrivalDraft, Delivery, DeliveryDraft } from './delivery-model.ts';
import { checkAskVoid, checkDelivery, checkPay, checkSettleVoid } from './delivery-rules.ts';

/* What the acts of a gate make of its records, on the phone before the server knows of them. */

export const arrivalOf = (draft: ArrivalDraft, { accountId }: Maker): Arrival => ({ ...draft, byId: accountId });

/** The phone shows names it knows itself; the server's row brings them. */
const unnamed = { millName: '', scaleName: '', clerkName: '', formulaVersion: 0 } as const;

export const deliveryOf = (draft: DeliveryDraft, { accountId, now }: Maker): Delivery => {
  checkDelivery(draft);
  const { arrivalId: _, scaleId: __, phone: ___, cardCode: ____, ...said } = draft;
  const nothing = { replacedBy: null, void: null, payment: null, dispute: null } as const;
  return { ...said, ...unnamed, ...nothing, clerkId: accountId, createdAt: now.toISOString() };
};

const known = (before: Delivery | null): Delivery => {
  if (before === null) throw new Problem('no-such-delivery');
  return before;
};

export const withVoidAsked = (
  before: Delivery | null,
  { id, reason }: { readonly id: string; readonly reason: string },
  { accountId, now }: Maker,
): Delivery => {
  checkAskVoid(before);
  const asked = { id, reason, askedAt: now.toISOString(), byId: accountId, byName: '' };
  return { ...known(before), void: { ...asked, isAgreed: null, secondId: null, secondName: '', saidAt: null } };
};

export const withVoidSettled = (
  before: Delivery | null,
  { isAgreed }: { readonly isAgreed: boolean },
  { accountId, now }: Maker,
): Delivery => {
  checkSettleVoid(before, accountId, isAgreed);
  const held = known(before);
  if (held.void === null) throw new Problem('no-void');
  return { ...held, void: { ...held.void, isAgreed, secondId: accountId, saidAt: now.toISOString() } };
};

type Paid = { readonly id: string; readonly way: 'cash'; readonly toName: string; readonly paidAt: string };

export const withPayment = (before: Delivery | null, paid: Paid, { accountId }: Maker): Delivery => {
  // Whether what it replaces is void, the server asks: one row knows nothing of another.
  checkPay(before, null);
  const held = known(before);
  const { id, way, toName, paidAt } = paid;
  const made = { id, way, toName, paidAt, amountKobo: held.amountKobo, byId: accountId, byName: '' };
  return { ...held, payment: { ...made, farmerSays: null } };
};
