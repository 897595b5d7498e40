/* The part of the matrix that is about farmers who may be one person; by hand, like the rest. */
import type { Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */
const adminsOnly: Rows = { any: '401 403 403 403 403 200 403 403' };

const adminsDecide: Rows = {
  other: '      401 403 403 403 403 200 403 403',
  missing: '    401 403 403 403 403 404 403 403',
  malformed: '  401 403 403 403 403 400 403 403',
};

export const mergeMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/admin/duplicates': adminsOnly,
  'POST /api/admin/duplicates/search': adminsOnly,
  'GET /api/duplicates': { any: '401 403 200 403 403 403 403 403' },
  'GET /api/cards/{cardCode}': {
    assigned: '   .   .   200 .   .   .   .   .  ',
    other: '      401 403 404 403 403 403 403 403',
    missing: '    401 403 404 403 403 403 403 403',
    malformed: '  401 403 400 403 403 403 403 403',
  },
  'POST /api/duplicates/{likenessId}/words': {
    assigned: '   .   .   200 .   .   .   .   .  ',
    other: '      401 403 404 403 403 403 403 403',
    missing: '    401 403 404 403 403 403 403 403',
    malformed: '  401 403 400 403 403 403 403 403',
  },
  'GET /api/admin/duplicates/{likenessId}': adminsDecide,
  'POST /api/admin/duplicates/{likenessId}/different': adminsDecide,
  'POST /api/admin/duplicates/{likenessId}/merge': adminsDecide,
};
