import * as z from 'zod/mini';
import { grades } from '#lots';
import { ofCompany } from '#relations';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { looksLikePhone } from '#kit/phone.ts';
import { optionalText, page, pageQuery, requiredText } from '#kit/text.ts';
import { delivery, payWords } from './delivery-model.ts';
import { formula, formulaDraft } from './formula-model.ts';
import { scale, scaleDraft } from './scale-model.ts';

const owner = { 'agro-processor': 'own' } as const;
const ofDelivery = { kind: 'delivery', idField: 'deliveryId' } as const;
const often = [{ by: 'account', times: 200, seconds: 3600 }] as const;

export const saveScale = endpoint({
  name: 'processing.saveScale',
  method: 'POST',
  path: '/api/companies/:companyId/scales',
  who: owner,
  object: ofCompany,
  input: scaleDraft,
  output: scale,
  errors: { 'too-many-scales': 409 },
  offline: 'never',
  audit: 'said what a scale of their company is',
  creates: true,
  limits: often,
  summary: 'Says what a scale carries and until when its calibration holds; the words before stay on record',
});

export const saveFormula = endpoint({
  name: 'processing.saveFormula',
  method: 'POST',
  path: '/api/companies/:companyId/formulas',
  who: owner,
  object: ofCompany,
  input: formulaDraft,
  output: formula,
  errors: {},
  offline: 'never',
  audit: 'changed the prices and deductions of their company',
  creates: true,
  limits: often,
  summary: 'Sets the next version of the prices and deductions of a mill; what was agreed by an older one stands',
});

/** A lot of a farmer that a mill may take in. */
const openLot = z.strictObject({
  id,
  crop: z.string(),
  grade: z.enum(grades),
  leftGrams: z.int(),
  /** What its farmer agreed to bring of it to this mill, and how much of that is still to come; null for nothing. */
  agreement: z.nullable(z.strictObject({ id, koboPerKilogram: z.int(), openGrams: z.int() })),
});

export const findSupplier = endpoint({
  name: 'processing.findSupplier',
  method: 'GET',
  path: '/api/companies/:companyId/suppliers',
  who: { 'agro-processor': 'clerk' },
  object: ofCompany,
  input: z.strictObject({
    companyId: id,
    /** The code of their card, or their whole phone number. */
    by: requiredText('weigh.supplierRequired', 40).check(
      z.refine<string>((text) => looksLikePhone(text) || /^[0-9a-z ]{8,40}$/i.test(text), 'weigh.supplierRequired'),
    ),
  }),
  output: z.strictObject({ keeperId: id, name: z.string(), lots: z.array(openLot) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  summary:
    'The farmer whose card or number was shown at the gate, with the lots they have in store; never a list of farmers',
});

export const listDeliveries = endpoint({
  name: 'processing.listDeliveries',
  method: 'GET',
  path: '/api/companies/:companyId/deliveries',
  who: { 'agro-processor': 'staff' },
  object: ofCompany,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(delivery),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What was delivered to a mill, the newest first',
});

export const disputeDelivery = endpoint({
  name: 'processing.disputeDelivery',
  method: 'POST',
  path: '/api/deliveries/:deliveryId/disputes',
  who: { farmer: 'own', 'extension-manager': 'assigned' },
  object: ofDelivery,
  input: z.strictObject({ id, deliveryId: id, reason: requiredText('weigh.disputeRequired', 600) }),
  output: z.strictObject({ id }),
  errors: { 'disputed-already': 409 },
  offline: 'never',
  audit: 'disputed a delivery',
  creates: true,
  limits: often,
  summary: 'Says what is wrong with a delivery; the owner of the mill and the farmer’s manager see it. One at a time',
});

export const answerDispute = endpoint({
  name: 'processing.answerDispute',
  method: 'POST',
  path: '/api/companies/:companyId/deliveries/:deliveryId/answers',
  who: owner,
  object: ofCompany,
  input: z.strictObject({
    id,
    companyId: id,
    deliveryId: id,
    answer: requiredText('weigh.answerRequired', 600),
    /** What was done, which closes it; '' leaves it open. */
    done: optionalText(600),
  }),
  output: z.strictObject({ id }),
  errors: { 'no-dispute': 409 },
  offline: 'never',
  audit: 'answered a dispute about a delivery',
  creates: true,
  limits: often,
  summary: 'Answers what somebody said is wrong with a delivery, and closes it by saying what was done',
});

export const sayPaid = endpoint({
  name: 'processing.sayPaid',
  method: 'POST',
  path: '/api/deliveries/:deliveryId/payment-word',
  who: { farmer: 'own' },
  object: ofDelivery,
  input: z.strictObject({ id, deliveryId: id, says: z.enum(payWords) }),
  output: z.strictObject({ id }),
  errors: { 'not-paid': 409, 'said-already': 409 },
  offline: 'never',
  audit: 'said whether the money of a delivery came',
  creates: true,
  limits: often,
  summary: 'The farmer says whether the money that is said to be paid came into their hand',
});
