import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { ofCompany } from '#relations';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, page, pageQuery } from '#kit/text.ts';
import { impossible, withGoods } from './goods-acts.ts';
import { originDraft, recallDraft, shipment, thingId, told, unpackDraft } from './goods-model.ts';
import { trace, tracedThing } from './trace-model.ts';

const staff = { 'agro-processor': 'staff' } as const;

export const unpackUnit = endpoint({
  ...withGoods,
  name: 'traceability.unpackUnit',
  path: '/api/companies/:companyId/unpackings',
  input: unpackDraft,
  errors: impossible,
  audit: 'took goods out of a logistic unit',
  summary: 'Takes goods out of a logistic unit',
});

export const recallGoods = endpoint({
  ...withGoods,
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
  ...withGoods,
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

/** Which of its things a company looks at: what is left of, units, what was recalled; all by default. */
export const thingViews = ['left', 'units', 'recalled'] as const;

export const listThings = endpoint({
  ...read,
  name: 'traceability.listThings',
  path: '/api/companies/:companyId/things',
  input: z.strictObject({
    companyId: id,
    ...pageQuery,
    /** A part of its name or its LGA. */
    search: z.optional(optionalText(60)),
    show: z.optional(z.enum(thingViews, 'field.wrong')),
  }),
  output: page(tracedThing),
  errors: {},
  summary:
    'The lots, units and packs a company knows of, the newest first; a page of a search may hold fewer than asked for, with more to come',
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

/** Lots go by the account of whoever keeps them. */
export const followLot = endpoint({
  name: 'traceability.followLot',
  method: 'GET',
  path: '/api/farmers/:keeperId/lots/:lotId/trace',
  who: { ...farmHands, admin: 'any' },
  object: { kind: 'farmer', idField: 'keeperId' },
  input: z.strictObject({ keeperId: id, lotId: id, direction: z.enum(['back', 'forward'], 'field.wrong') }),
  output: trace,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What became of a farmer’s lot, or where it came from: what it is, where and how much; never who has it',
});
