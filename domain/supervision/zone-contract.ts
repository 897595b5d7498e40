import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { mostPosted, wholeZone, zoneDraft, zoneRevision, zoneRow } from './zone-model.ts';

export const ofZone = { kind: 'zone', idField: 'zoneId' } as const;

const reason = requiredText('board.reasonRequired', 500);
const password = z.string('board.passwordRequired').check(z.minLength(1, 'board.passwordRequired'), z.maxLength(200));

export const listZones = endpoint({
  name: 'supervision.listZones',
  method: 'GET',
  path: '/api/admin/zones',
  who: { admin: 'any' },
  input: z.strictObject({ ...pageQuery }),
  output: page(zoneRow),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Zones by state and name, each with its supervisor and how many extension managers are posted there',
});

export const readZone = endpoint({
  name: 'supervision.readZone',
  method: 'GET',
  path: '/api/admin/zones/:zoneId',
  who: { admin: 'any' },
  object: ofZone,
  input: z.strictObject({ zoneId: id }),
  output: wholeZone,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'A zone with the extension managers posted there, and who supervised it from when until when',
});

export const createZone = endpoint({
  name: 'supervision.createZone',
  method: 'POST',
  path: '/api/admin/zones',
  who: { admin: 'any' },
  input: zoneDraft,
  output: zoneRow,
  errors: { 'zone-name-taken': 409, 'lga-taken': 409 },
  offline: 'never',
  creates: true,
  audit: 'made a zone',
  summary: 'Makes a zone of some local government areas of a state; each belongs to one zone at most',
});

export const reviseZone = endpoint({
  name: 'supervision.reviseZone',
  method: 'PUT',
  path: '/api/admin/zones/:zoneId',
  who: { admin: 'any' },
  object: ofZone,
  input: zoneRevision,
  output: zoneRow,
  errors: { 'zone-name-taken': 409, 'lga-taken': 409 },
  offline: 'never',
  audit: 'changed a zone',
  summary: 'Gives a zone its name, state and local government areas anew',
});

export const appointSupervisor = endpoint({
  name: 'supervision.appointSupervisor',
  method: 'POST',
  path: '/api/admin/zones/:zoneId/supervisor',
  who: { admin: 'any' },
  object: ofZone,
  input: z.strictObject({ id, zoneId: id, supervisorId: id, reason, password }),
  output: zoneRow,
  errors: { 'wrong-password': 400, 'not-a-manager': 409, 'has-duty': 409 },
  offline: 'never',
  audit: 'appointed a supervisor',
  limits: [{ by: 'account', times: 30, seconds: 3600 }],
  summary:
    'Makes an approved extension manager the supervisor of a zone, in the place of the one before; wants the password again',
});

export const endDuty = endpoint({
  name: 'supervision.endDuty',
  method: 'POST',
  path: '/api/admin/zones/:zoneId/supervisor/end',
  who: { admin: 'any' },
  object: ofZone,
  input: z.strictObject({ id, zoneId: id, reason, password }),
  output: zoneRow,
  errors: { 'wrong-password': 400, 'no-supervisor': 409 },
  offline: 'never',
  audit: 'ended the duty of a supervisor',
  limits: [{ by: 'account', times: 30, seconds: 3600 }],
  summary: 'Ends the duty of whoever supervises a zone; wants the password again',
});

export const postManagers = endpoint({
  name: 'supervision.postManagers',
  method: 'POST',
  path: '/api/admin/zones/:zoneId/managers',
  who: { admin: 'any' },
  object: ofZone,
  input: z.strictObject({
    id,
    zoneId: id,
    managerIds: z
      .array(id)
      .check(z.minLength(1, 'board.managersRequired'), z.maxLength(mostPosted, 'board.tooManyManagers')),
    reason,
  }),
  output: z.strictObject({ posted: z.int() }),
  errors: { 'not-a-manager': 409, 'too-many-managers': 409 },
  offline: 'never',
  audit: 'posted extension managers to a zone',
  summary:
    'Posts extension managers to a zone; whoever was posted elsewhere leaves there. Their farmers stay with them',
});

export const endPosting = endpoint({
  name: 'supervision.endPosting',
  method: 'POST',
  path: '/api/admin/zones/:zoneId/managers/end',
  who: { admin: 'any' },
  object: ofZone,
  input: z.strictObject({ id, zoneId: id, managerId: id, reason }),
  output: z.strictObject({ posted: z.int() }),
  errors: { 'not-posted': 409 },
  offline: 'never',
  audit: 'took an extension manager out of a zone',
  summary: 'Takes an extension manager out of a zone; their farmers stay with them',
});
