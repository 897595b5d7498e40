/* The part of the matrix that is about farms and who looks after whom; by hand, like the rest. */

import { handsAndAdmins, handsMake, handsOnly, type Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */
const adminsOnly: Rows = { any: '401 403 403 403 403 200 403 403' };

export const farmMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/admin/managers': adminsOnly,
  'GET /api/admin/assignments': adminsOnly,
  'POST /api/admin/assignments': adminsOnly,

  'POST /api/farms': { any: ' 401 201 403 403 403 403 403 403' },
  'GET /api/farms': { any: '  401 200 403 403 403 403 403 403' },
  'GET /api/farms/{farmId}': handsAndAdmins,
  'PATCH /api/farms/{farmId}': handsOnly,
  'DELETE /api/farms/{farmId}': {
    own: '        .   200 .   .   .   .   .   .  ',
    other: '      401 404 403 403 403 403 403 403',
    missing: '    401 404 403 403 403 403 403 403',
    malformed: '  401 400 403 403 403 403 403 403',
  },
  'POST /api/farms/{farmId}/plots': handsMake,
  'GET /api/farms/{farmId}/plots': handsAndAdmins,
  'PATCH /api/plots/{plotId}': handsOnly,
  'DELETE /api/plots/{plotId}': handsOnly,
  'POST /api/farms/{farmId}/photos': handsMake,
  'DELETE /api/photos/{photoId}': handsOnly,
  'GET /api/photos/{photoId}/{part}': handsAndAdmins,
  'POST /api/clashes/{clashId}/choice': handsOnly,
};
