/* The part of the matrix that is about the audit log and what the law on personal data asks; by hand, like the rest. */

import type { Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */
const adminAlone = (status = 200): Rows => ({ any: `401 403 403 403 403 ${status} 403 403` });

const adminOver = (status = 200): Rows => ({
  other: `      401 403 403 403 403 ${status} 403 403`,
  missing: '    401 403 403 403 403 404 403 403',
  malformed: '  401 403 403 403 403 400 403 403',
});

const byYear: Rows = {
  any: '        401 403 403 403 403 200 403 403',
  malformed: '  401 403 403 403 403 400 403 403',
};

const whoever: Rows = { any: '401 200 200 200 200 200 200 403' };
const everyone: Rows = { any: '200 200 200 200 200 200 200 200' };

export const privacyMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/admin/audit': adminAlone(),
  'GET /api/admin/audit/state': adminAlone(),
  'GET /api/my-log': whoever,

  'GET /api/my-rights': whoever,
  'POST /api/my-rights': { any: '401 201 201 201 201 201 201 403' },
  'POST /api/my-rights/{requestId}/withdrawal': {
    own: '        .   200 200 200 200 200 200 403',
    other: '      401 404 404 404 404 404 404 403',
    missing: '    401 404 404 404 404 404 404 403',
    malformed: '  401 400 400 400 400 400 400 403',
  },
  'GET /api/admin/rights': adminAlone(),
  'GET /api/admin/rights/{requestId}/preview': adminOver(),
  'POST /api/admin/rights/{requestId}/answer': adminOver(),

  'GET /api/admin/incidents': adminAlone(),
  'POST /api/admin/incidents': adminAlone(201),
  'POST /api/admin/incidents/{incidentId}/steps': adminOver(201),

  'GET /api/processing-register': everyone,
  'GET /api/processing-register/file': everyone,
  'GET /api/admin/retention': adminAlone(),
  'GET /api/admin/privacy-return/{year}': byYear,
  'GET /api/admin/privacy-return/{year}/file': byYear,
};
