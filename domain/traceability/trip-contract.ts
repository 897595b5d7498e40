import * as z from 'zod/mini';
import { ofCompany } from '#relations';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { lotTripDraft, trip, tripCard, tripDraft } from './trip-model.ts';

const clerk = { 'agro-processor': 'clerk', 'extension-manager': 'assigned' } as const;
const staff = { 'agro-processor': 'staff', 'extension-manager': 'assigned' } as const;
const ofTrip = { kind: 'trip', idField: 'tripId' } as const;
const act = { method: 'POST', offline: 'never', limits: [{ by: 'account', times: 120, seconds: 3600 }] } as const;
const read = { method: 'GET', offline: 'never', audit: 'no' } as const;

export const planTrip = endpoint({
  ...act,
  name: 'traceability.planTrip',
  path: '/api/companies/:companyId/trips',
  who: { 'agro-processor': 'clerk' },
  object: ofCompany,
  input: tripDraft,
  output: trip,
  errors: {
    'unknown-thing': 409,
    'not-enough': 409,
    'no-such-company': 409,
    'on-a-trip-already': 409,
    'received-already': 409,
    'unit-differs': 409,
  },
  audit: 'planned a trip',
  creates: true,
  summary:
    'Plans a trip with goods and shipments of a company and sends its driver a link; what leaves is told when it left',
});

export const planLotTrip = endpoint({
  ...act,
  name: 'traceability.planLotTrip',
  path: '/api/lot-trips',
  who: { 'extension-manager': 'own' },
  input: lotTripDraft,
  output: trip,
  errors: { 'not-enough': 409 },
  audit: 'planned a trip with lots of farmers',
  creates: true,
  summary:
    'Plans a trip with lots of farmers in care and sends its driver a link; the lots are told of when they are weighed',
});

export const listTrips = endpoint({
  ...read,
  name: 'traceability.listTrips',
  path: '/api/companies/:companyId/trips',
  who: { 'agro-processor': 'staff' },
  object: ofCompany,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(tripCard),
  errors: {},
  summary: 'The trips of a company, the newest first, late ones marked',
});

export const listLotTrips = endpoint({
  ...read,
  name: 'traceability.listLotTrips',
  path: '/api/lot-trips',
  who: { 'extension-manager': 'own' },
  input: z.strictObject({ ...pageQuery }),
  output: page(tripCard),
  errors: {},
  summary: 'The trips that the extension manager who is signed in planned, the newest first',
});

const one = { object: ofTrip, input: z.strictObject({ tripId: id }) } as const;

export const readTrip = endpoint({
  ...read,
  ...one,
  name: 'traceability.readTrip',
  path: '/api/trips/:tripId',
  who: staff,
  output: trip,
  errors: {},
  summary: 'A trip with its goods, what its driver said and what was lost on the way',
});

export const readWaybill = endpoint({
  ...read,
  ...one,
  name: 'traceability.readWaybill',
  path: '/api/trips/:tripId/waybill',
  who: staff,
  output: z.unknown(),
  errors: {},
  answers: 'file',
  limits: [{ by: 'account', times: 120, seconds: 3600 }],
  summary: 'The waybill of a trip as PDF: its number and code, the parties, goods, weights and places to sign',
});

export const sendTripLink = endpoint({
  ...act,
  ...one,
  name: 'traceability.sendTripLink',
  path: '/api/trips/:tripId/link',
  who: clerk,
  output: trip,
  errors: { 'trip-over': 409, 'sent-too-often': 409 },
  audit: 'sent the link of a trip again',
  summary: 'Sends the driver the link again; a new one where the one before was revoked',
});

export const revokeTripLink = endpoint({
  ...act,
  ...one,
  name: 'traceability.revokeTripLink',
  path: '/api/trips/:tripId/link-end',
  who: clerk,
  output: trip,
  errors: {},
  audit: 'revoked the link of a trip',
  summary: 'Ends the link of a trip: it opens nothing from now on',
});

export const cancelTrip = endpoint({
  ...act,
  ...one,
  name: 'traceability.cancelTrip',
  path: '/api/trips/:tripId/cancellation',
  who: clerk,
  output: trip,
  errors: { 'trip-over': 409, 'trip-under-way': 409 },
  audit: 'cancelled a trip',
  summary: 'Calls a trip off that did not leave yet; its link opens nothing from now on',
});
