/* The part of the matrix that is about the admin's own rooms; by hand, like the rest. */
import type { Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

const adminsOnly: Rows = { any: '  401 403 403 403 403 200 403 403' };

const adminsOf: Rows = {
  other: '      401 403 403 403 403 200 403 403',
  missing: '    401 403 403 403 403 404 403 403',
  malformed: '  401 403 403 403 403 400 403 403',
};

const adminsMake: Rows = { any: '  401 403 403 403 403 201 403 403' };
const everyone: Rows = { any: '    200 200 200 200 200 200 200 200' };

export const adminMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/admin/waiting': adminsOnly,
  'GET /api/admin/roles': adminsOnly,
  'POST /api/admin/roles': adminsMake,
  'GET /api/admin/flags': adminsOnly,
  'PUT /api/admin/flags/{name}': adminsOnly,
  'GET /api/admin/reference': adminsOnly,
  'GET /api/admin/reference-words': adminsOnly,
  'POST /api/admin/reference-words/{wordId}/decision': adminsOnly,
  'GET /api/admin/reference/{name}': adminsOnly,
  'POST /api/admin/reference/{name}/versions': adminsMake,
  'POST /api/admin/reference-versions/{versionId}/decision': adminsOnly,
  'POST /api/admin/roles/{roleChangeId}/decision': adminsOnly,
  'GET /api/admin/contact-messages': adminsOnly,
  'POST /api/admin/contact-messages/{messageId}/answer': adminsOf,
  'POST /api/admin/contact-messages/{messageId}/taking': adminsOf,
  'GET /api/admin/maintenance-windows': adminsOnly,
  'POST /api/admin/maintenance-windows': adminsMake,
  'POST /api/admin/maintenance-windows/{windowId}/cancelling': adminsOf,
  'POST /api/admin/status-updates': adminsMake,
  'GET /api/status-updates': everyone,
  'GET /api/status-updates.atom': everyone,
};
