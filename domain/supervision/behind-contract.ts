import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { evidence, inspectionLists, waitingInspection } from './behind-model.ts';
import { ofZone } from './zone-contract.ts';

const ofManager = { zoneId: id, managerId: id };

export const listInspections = endpoint({
  name: 'supervision.listInspections',
  method: 'GET',
  path: '/api/zones/:zoneId/managers/:managerId/inspections',
  who: { 'extension-manager': 'assigned' },
  object: ofZone,
  input: z.strictObject({ ...ofManager, list: z.enum(inspectionLists) }),
  output: z.strictObject({ items: z.array(waitingInspection) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Inspections that wait among the farmers of a manager of the zone: to be made, failed, or late to be mended',
});

const ofVisit = { ...ofManager, visitId: id };

export const readEvidence = endpoint({
  name: 'supervision.readEvidence',
  method: 'GET',
  path: '/api/zones/:zoneId/managers/:managerId/visits/:visitId/evidence',
  who: { 'extension-manager': 'assigned' },
  object: ofZone,
  input: z.strictObject(ofVisit),
  output: evidence,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'What a visit is held beside: visits around the same time with how far apart they were, the same advice, photos',
});

export const readEvidencePhoto = endpoint({
  name: 'supervision.readEvidencePhoto',
  method: 'GET',
  path: '/api/zones/:zoneId/managers/:managerId/visits/:visitId/photos/:photoId',
  who: { 'extension-manager': 'assigned' },
  object: ofZone,
  input: z.strictObject({ ...ofVisit, photoId: id }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'file',
  summary: 'A photo that a visit of a manager of the zone shows; no cache keeps it',
});
