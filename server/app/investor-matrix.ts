/* The part of the matrix that is about joining as an investor, whom they see, and the licences; by hand, like the rest. */

import type { Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */
const investors: Rows = { any: '401 403 403 200 403 403 403 403' };
const farmers: Rows = { any: '401 200 403 403 403 403 403 403' };
const admins: Rows = { any: '401 403 403 403 403 200 403 403' };

export const investorMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/admin/licences': admins,
  'POST /api/admin/licences': { any: '401 403 403 403 403 201 403 403' },
  'POST /api/admin/licences/{trade}/withdrawal': {
    any: '        401 403 403 403 403 201 403 403',
    malformed: '  401 403 403 403 403 400 403 403',
  },

  // One who waits for approval says what they are; that is what they are approved by.
  'POST /api/investor-file': { any: '401 403 403 201 403 403 201 403' },
  'GET /api/investor-file': { any: ' 401 200 200 200 200 200 200 403' },
  'GET /api/admin/people/{accountId}/investor-file': {
    own: '        .   403 403 403 403 404 403 403',
    other: '      401 403 403 403 403 200 403 403',
    missing: '    401 403 403 403 403 404 403 403',
    malformed: '  401 403 403 403 403 400 403 403',
  },

  'GET /api/investor-profile': investors,
  'PUT /api/investor-profile': investors,
  'PUT /api/investor-profile/photo': investors,

  'GET /api/investors/farmers': investors,
  'GET /api/shown-to-investors': farmers,
  'POST /api/shown-to-investors': { any: '401 201 403 403 403 403 403 403' },
  'POST /api/investors/farmers/{farmerId}/contact-requests': {
    other: '      401 403 403 201 403 403 403 403',
    missing: '    401 403 403 404 403 403 403 403',
    malformed: '  401 403 403 400 403 403 403 403',
  },
  'GET /api/contact-requests': farmers,
  'POST /api/contact-requests/{requestId}/answer': {
    own: '        .   200 .   .   .   .   .   .  ',
    other: '      401 404 403 403 403 403 403 403',
    missing: '    401 404 403 403 403 403 403 403',
    malformed: '  401 400 403 403 403 403 403 403',
  },

  'GET /api/investors/opportunities': investors,
  'GET /api/investors/opportunities/{businessId}': {
    other: '      401 403 403 200 403 403 403 403',
    missing: '    401 403 403 404 403 403 403 403',
    malformed: '  401 403 403 400 403 403 403 403',
  },
};
