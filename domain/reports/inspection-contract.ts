import * as z from 'zod/mini';
import { farmHands } from '@shuka/domain/farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { inspectionDraft, inspectionRecord, inspectionRows, type InspectionDraft } from './inspection-model.ts';
import { newInspection } from './inspection-rules.ts';
import { takenAway } from './taken-away.ts';

/** Whoever looks after the farmer, or did on the day: an inspection that was made counts, though it arrives late. */
const ofVisited = { kind: 'visitedFarmer', idField: 'keeperId' } as const;

const ofInspection = { kind: 'inspection', idField: 'inspectionId' } as const;

export const recordInspection = endpoint({
  name: 'reports.recordInspection',
  method: 'POST',
  path: '/api/farmers/:keeperId/inspections',
  who: { 'extension-manager': 'assigned' },
  object: ofVisited,
  input: inspectionDraft,
  output: inspectionRecord,
  errors: { 'corrected-already': 409, 'followed-already': 409, 'too-many-inspections': 409, 'not-a-picture': 400 },
  offline: 'queue',
  effects: [
    effect(
      inspectionRows,
      (draft: InspectionDraft) => draft.id,
      (before, draft, { accountId, now }) => before ?? newInspection(draft, { by: accountId, inspectorName: '' }, now),
    ),
  ],
  audit: 'recorded an inspection',
  creates: true,
  summary:
    'Keeps an inspection of a farm by the checklist of its stage, and seals it: it is never changed, a correction is an ' +
    'inspection of its own, and so is the re-visit that looks at its open points again',
});

export const readInspection = endpoint({
  name: 'reports.readInspection',
  method: 'GET',
  path: '/api/inspections/:inspectionId',
  who: { ...farmHands, admin: 'any' },
  object: ofInspection,
  input: z.strictObject({ inspectionId: id }),
  output: z.strictObject({
    inspection: inspectionRecord,
    /** The canonical JSON (RFC 8785) that was signed, the position and the phone's clock in it. */
    sealedText: z.string(),
    /** Ed25519 over the digest's 32 bytes, in base64. */
    signature: z.string(),
  }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One inspection with what was signed of it and the signature',
});

export const readInspectionDocument = endpoint({
  ...takenAway,
  name: 'reports.readInspectionDocument',
  path: '/api/inspections/:inspectionId/document',
  object: ofInspection,
  input: z.strictObject({ inspectionId: id }),
  audit: 'took an inspection away as a paper',
  summary:
    'An inspection as an A4 document (PDF) in the language of whoever asks, with the address where anyone checks it',
});

export const readInspectionSheet = endpoint({
  ...takenAway,
  name: 'reports.readInspectionSheet',
  path: '/api/inspections/:inspectionId/sheet',
  object: ofInspection,
  input: z.strictObject({ inspectionId: id }),
  audit: 'took an inspection away as a sheet',
  summary: 'An inspection as an Excel file (XLSX): its answers and its points',
});

export const listInspectionKeys = endpoint({
  name: 'reports.listInspectionKeys',
  method: 'GET',
  path: '/api/inspection-keys',
  who: 'anyone',
  input: z.strictObject({}),
  output: z.strictObject({
    keys: z.array(
      z.strictObject({
        keyId: z.string(),
        algorithm: z.literal('Ed25519'),
        /** SPKI in PEM, as openssl takes it. */
        publicKey: z.string(),
        since: z.string(),
      }),
    ),
  }),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 60, seconds: 3600 }],
  summary: 'The public keys that inspections are signed with, the newest first',
});
