import * as z from 'zod/mini';
import { ofCompany } from '#relations';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { instant, requiredText } from '#kit/text.ts';
import { arrivalOf, deliveryOf, withPayment, withVoidAsked, withVoidSettled } from './delivery-effects.ts';
import { arrivalDraft, arrivalRows, deliveryDraft, deliveryRows, payWays } from './delivery-model.ts';

/* What a clerk does at the gate; a phone keeps it all while there is no network. */

const made = z.strictObject({ id });

const atGate = {
  method: 'POST',
  who: { 'agro-processor': 'clerk' },
  object: ofCompany,
  output: made,
  offline: 'queue',
  creates: true,
} as const;

const ofDelivery = { id, companyId: id, deliveryId: id };

export const noteArrival = endpoint({
  ...atGate,
  name: 'processing.noteArrival',
  path: '/api/companies/:companyId/arrivals',
  input: arrivalDraft,
  errors: { 'no-such-formula': 409 },
  effects: [
    effect(
      arrivalRows,
      ({ id: arrivalId }: z.output<typeof arrivalDraft>) => arrivalId,
      (before, draft, maker) => before ?? arrivalOf(draft, maker),
    ),
  ],
  audit: 'noted who came to a gate',
  summary: 'Notes who waits at the gate of a mill, with the prices they were shown',
});

export const endArrival = endpoint({
  ...atGate,
  name: 'processing.endArrival',
  path: '/api/companies/:companyId/arrivals/:arrivalId/end',
  input: z.strictObject({ id, companyId: id, arrivalId: id }),
  errors: {},
  effects: [
    effect(
      arrivalRows,
      ({ arrivalId }: { readonly arrivalId: string }) => arrivalId,
      () => null,
    ),
  ],
  audit: 'noted that somebody left a gate',
  summary: 'Takes somebody off the queue of a gate who went without delivering',
});

/** A row that the weighing of an arrival takes away; under no id where nobody was noted. */
const nobody = '00000000-0000-0000-0000-000000000000';

export const weighDelivery = endpoint({
  ...atGate,
  name: 'processing.weighDelivery',
  path: '/api/companies/:companyId/deliveries',
  input: deliveryDraft,
  errors: {
    'off-shift': 409,
    'no-such-scale': 409,
    'scale-not-calibrated': 409,
    'no-such-formula': 409,
    'no-such-agreement': 409,
    'not-bought': 409,
    'terms-changed': 409,
    'sum-changed': 409,
    'receipt-taken': 409,
    'no-such-delivery': 409,
    'not-voided': 409,
    'weighed-anew': 409,
    'no-such-lot': 409,
    'lot-closed': 409,
    'not-enough-left': 409,
    'not-the-same': 409,
  },
  effects: [
    effect(
      deliveryRows,
      ({ id: deliveryId }: z.output<typeof deliveryDraft>) => deliveryId,
      (before, draft, maker) => before ?? deliveryOf(draft, maker),
    ),
    effect(
      arrivalRows,
      ({ arrivalId }: z.output<typeof deliveryDraft>) => arrivalId ?? nobody,
      () => null,
    ),
    effect(
      deliveryRows,
      ({ replaces }: z.output<typeof deliveryDraft>) => replaces ?? nobody,
      (before, { id: deliveryId }) => (before === null ? null : { ...before, replacedBy: deliveryId }),
    ),
  ],
  audit: 'weighed a delivery',
  summary: 'Writes down a delivery as it was weighed and reckoned at the gate; it is never changed',
});

export const askVoid = endpoint({
  ...atGate,
  name: 'processing.askVoid',
  path: '/api/companies/:companyId/deliveries/:deliveryId/void',
  input: z.strictObject({ ...ofDelivery, reason: requiredText('weigh.reasonRequired', 300) }),
  errors: { 'no-such-delivery': 409, 'voided-already': 409, 'paid-already': 409 },
  effects: [
    effect(
      deliveryRows,
      ({ deliveryId }: { readonly deliveryId: string; readonly id: string; readonly reason: string }) => deliveryId,
      withVoidAsked,
    ),
  ],
  audit: 'asked to void a delivery',
  summary: 'Asks to void a delivery, with a reason; it counts until a second person of the mill agrees',
});

export const settleVoid = endpoint({
  ...atGate,
  name: 'processing.settleVoid',
  path: '/api/companies/:companyId/deliveries/:deliveryId/void-word',
  input: z.strictObject({ ...ofDelivery, isAgreed: z.boolean() }),
  errors: {
    'no-such-delivery': 409,
    'no-void': 409,
    'voided-already': 409,
    'second-person': 409,
    'weighed-anew': 409,
  },
  effects: [
    effect(
      deliveryRows,
      ({ deliveryId }: { readonly deliveryId: string; readonly isAgreed: boolean }) => deliveryId,
      withVoidSettled,
    ),
  ],
  audit: 'said whether a delivery is void',
  summary: 'Says yes or no to a void that a colleague asked for; what the delivery took of a lot goes back into it',
});

export const payDelivery = endpoint({
  ...atGate,
  name: 'processing.payDelivery',
  path: '/api/companies/:companyId/deliveries/:deliveryId/payment',
  input: z.strictObject({
    ...ofDelivery,
    way: z.enum(payWays),
    toName: requiredText('weigh.paidToRequired', 80),
    paidAt: instant,
  }),
  errors: { 'no-such-delivery': 409, 'paid-already': 409, 'voided-already': 409, 'not-voided': 409 },
  effects: [
    effect(
      deliveryRows,
      ({ deliveryId }: { deliveryId: string; id: string; way: 'cash'; toName: string; paidAt: string }) => deliveryId,
      withPayment,
    ),
  ],
  audit: 'paid a delivery',
  summary: 'Writes down that a delivery was paid in cash, into whose hand and when',
});
