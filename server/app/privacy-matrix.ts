/* The part of the matrix that is about the audit log and what the law on personal data asks; by hand, like the rest. */

import type { Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */
const adminAlone: Rows = { any: '401 403 403 403 403 200 403 403' };

export const privacyMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/admin/audit': adminAlone,
  'GET /api/admin/audit/state': adminAlone,
  'GET /api/my-log': { any: '401 200 200 200 200 200 200 403' },
};
