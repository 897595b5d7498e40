/* The part of the matrix that is about pests; by hand, like the rest. */

import { handsMake, type Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

export const pestMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/seasons/{seasonId}/scoutings': handsMake,

  'GET /api/reference/sowing-windows': { any: ' 200 200 200 200 200 200 200 200' },
  'GET /api/reference/pest-thresholds': { any: '200 200 200 200 200 200 200 200' },
  'POST /api/admin/pest-thresholds': { any: '   401 403 403 403 403 201 403 403' },
  'GET /api/admin/pest-threshold-words': { any: '401 403 403 403 403 200 403 403' },
  'POST /api/admin/pest-threshold-words/{wordId}/decision': { any: '401 403 403 403 403 200 403 403' },
  'GET /api/admin/pest-cases': { any: '         401 403 403 403 403 200 403 403' },

  // What stands in them is the same for all who work with land.
  'GET /api/pests/{pest}/products': { any: '    401 200 200 403 403 200 403 403' },
  'GET /api/pests/{pest}/outbreaks': { any: '   401 200 200 403 403 200 403 403' },
};
