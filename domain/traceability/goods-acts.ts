import * as z from 'zod/mini';
import { ofCompany } from '#relations';
import { endpoint } from '#kit/endpoint.ts';
import { cooled, packed, received, shipped, sold } from './goods-effects.ts';
import { coolDraft, packDraft, receiveDraft, sellDraft, shipDraft, shipment, told } from './goods-model.ts';

/* What clerks do with goods, in a yard or a store; a phone of their company keeps it while there is no network. */

/** What acts with goods have in common. */
export const withGoods = {
  method: 'POST',
  who: { 'agro-processor': 'clerk' },
  object: ofCompany,
  output: told,
  offline: 'never',
  creates: true,
  limits: [{ by: 'account', times: 600, seconds: 3600 }],
} as const;

export const packUnit = endpoint({
  ...withGoods,
  name: 'traceability.packUnit',
  path: '/api/companies/:companyId/units',
  offline: 'queue',
  input: packDraft,
  output: z.strictObject({ ...told.shape, unit: z.string() }),
  errors: {
    'unknown-thing': 409,
    'not-enough': 409,
    'above-shipped': 409,
    'before-birth': 409,
    'before-shipping': 409,
    'made-already': 409,
    'unit-differs': 409,
    'in-future': 409,
    'check-digit': 409,
    'id-wrong': 409,
    'number-of-another': 409,
    ended: 409,
  },
  effects: [packed],
  audit: 'packed goods into a logistic unit',
  summary:
    'Packs goods into a logistic unit, with an SSCC where the company has a licence for one; never more than there is',
});

/** Why something cannot have happened. */
export const impossible = packUnit.errors;

export const shipGoods = endpoint({
  ...withGoods,
  name: 'traceability.shipGoods',
  path: '/api/companies/:companyId/shipments',
  offline: 'queue',
  input: shipDraft,
  output: shipment,
  errors: { ...impossible, 'no-such-company': 409 },
  effects: [shipped],
  audit: 'sent goods off',
  summary: 'Sends units and goods off under a waybill; a company of this house that they go to may receive them',
});

export const receiveGoods = endpoint({
  ...withGoods,
  name: 'traceability.receiveGoods',
  path: '/api/companies/:companyId/shipments/:shipmentId/receipt',
  offline: 'queue',
  input: receiveDraft,
  output: shipment,
  errors: { ...impossible, 'received-already': 409, 'loss-not-told': 409 },
  effects: [received],
  audit: 'received goods',
  summary: 'Says what arrived of a shipment; no more than was sent, and what is missing is a loss with its reason',
});

export const sellGoods = endpoint({
  ...withGoods,
  name: 'traceability.sellGoods',
  path: '/api/companies/:companyId/goods-sold',
  offline: 'queue',
  input: sellDraft,
  errors: impossible,
  effects: [sold],
  audit: 'sold goods on',
  summary: 'Says that goods were sold to somebody who does not tell of them here; they are gone then',
});

export const coolGoods = endpoint({
  ...withGoods,
  name: 'traceability.coolGoods',
  path: '/api/companies/:companyId/coolings',
  offline: 'queue',
  input: coolDraft,
  errors: impossible,
  effects: [cooled],
  audit: 'cooled goods',
  summary:
    'Says that fresh goods were cooled before they were packed, and how: a step of its own by FSMA 204 (21 CFR 1.1325)',
});
