import * as z from 'zod/mini';
import { ofCompany } from '#relations';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import {
  originDraft,
  packDraft,
  recallDraft,
  receiveDraft,
  sellDraft,
  shipDraft,
  shipment,
  thingId,
  told,
  trace,
  tracedThing,
  unpackDraft,
} from './goods-model.ts';

const clerk = { 'agro-processor': 'clerk' } as const;
const staff = { 'agro-processor': 'staff' } as const;

const act = {
  method: 'POST',
  who: clerk,
  object: ofCompany,
  output: told,
  offline: 'never',
  creates: true,
  limits: [{ by: 'account', times: 600, seconds: 3600 }],
} as const;

export const packUnit = endpoint({
  ...act,
  name: 'traceability.packUnit',
  path: '/api/companies/:companyId/units',
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
  audit: 'packed goods into a logistic unit',
  summary:
    'Packs goods into a logistic unit, with an SSCC where the company has a licence for one; never more than there is',
});

/** Why something cannot have happened. */
const impossible = packUnit.errors;

export const unpackUnit = endpoint({
  ...act,
  name: 'traceability.unpackUnit',
  path: '/api/companies/:companyId/unpackings',
  input: unpackDraft,
  errors: impossible,
  audit: 'took goods out of a logistic unit',
  summary: 'Takes goods out of a logistic unit',
});

export const shipGoods = endpoint({
  ...act,
  name: 'traceability.shipGoods',
  path: '/api/companies/:companyId/shipments',
  input: shipDraft,
  output: shipment,
  errors: { ...impossible, 'no-such-company': 409 },
  audit: 'sent goods off',
  summary: 'Sends units and goods off under a waybill; a company of this house that they go to may receive them',
});

export const receiveGoods = endpoint({
  ...act,
  name: 'traceability.receiveGoods',
  path: '/api/companies/:companyId/shipments/:shipmentId/receipt',
  input: receiveDraft,
  output: shipment,
  errors: { ...impossible, 'received-already': 409, 'loss-not-told': 409 },
  audit: 'received goods',
  summary: 'Says what arrived of a shipment; no more than was sent, and what is missing is a loss with its reason',
});

export const sellGoods = endpoint({
  ...act,
  name: 'traceability.sellGoods',
  path: '/api/companies/:companyId/goods-sold',
  input: sellDraft,
  errors: impossible,
  audit: 'sold goods on',
  summary: 'Says that goods were sold to somebody who does not tell of them here; they are gone then',
});

export const recallGoods = endpoint({
  ...act,
  name: 'traceability.recallGoods',
  path: '/api/companies/:companyId/recalls',
  who: { 'agro-processor': 'own' },
  input: recallDraft,
  output: z.strictObject({ ...told.shape, reached: z.int() }),
  errors: { ...impossible, 'recall-too-wide': 409 },
  audit: 'recalled goods',
  summary: 'Recalls a thing and all that came of it: each of them is recalled from now on',
});

export const nameOrigins = endpoint({
  ...act,
  name: 'traceability.nameOrigins',
  path: '/api/companies/:companyId/jobs/:jobId/origins',
  input: originDraft,
  output: z.strictObject({ id, version: z.int() }),
  errors: { 'unknown-thing': 409, 'not-enough': 409, 'above-job': 409, 'job-changed': 409, 'unit-differs': 409 },
  audit: 'said which lots went into a job',
  summary:
    'Says which lots went into a job of a mill; the last word stands, and what it does not name is of unknown origin',
});

const read = { method: 'GET', who: staff, object: ofCompany, offline: 'never', audit: 'no' } as const;

export const listShipments = endpoint({
  ...read,
  name: 'traceability.listShipments',
  path: '/api/companies/:companyId/shipments',
  input: z.strictObject({ companyId: id, ...pageQuery, direction: z.optional(z.enum(['out', 'in'], 'field.wrong')) }),
  output: page(shipment),
  errors: {},
  summary: 'What a company sent, or what was sent to it, the newest first',
});

export const listThings = endpoint({
  ...read,
  name: 'traceability.listThings',
  path: '/api/companies/:companyId/things',
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(tracedThing),
  errors: {},
  summary: 'The lots, units and packs a company knows of, the newest first',
});

export const traceThing = endpoint({
  ...read,
  name: 'traceability.traceThing',
  path: '/api/companies/:companyId/trace',
  input: z.strictObject({ companyId: id, thing: thingId, direction: z.enum(['back', 'forward'], 'field.wrong') }),
  output: trace,
  errors: {},
  summary: 'Where a thing came from, to the harvest, or where it went, to the sale; by what is recorded, without who',
});
