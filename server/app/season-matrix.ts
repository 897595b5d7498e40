/* The part of the matrix that is about seasons, what units weigh and what makes tasks; by hand, like the rest. */

import { handsAndAdmins, handsMake, handsOnly, type Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

export const seasonMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/farms/{farmId}/seasons': handsMake,
  'GET /api/farms/{farmId}/seasons': handsAndAdmins,
  'PATCH /api/seasons/{seasonId}': handsOnly,
  'POST /api/seasons/{seasonId}/end': handsOnly,
  'POST /api/seasons/{seasonId}/choice': handsOnly,
  'POST /api/seasons/{seasonId}/activities': handsMake,
  'POST /api/seasons/{seasonId}/harvests': handsMake,

  'GET /api/reference/measures': { any: '200 200 200 200 200 200 200 200' },
  'POST /api/admin/measures': { any: '   401 403 403 403 403 201 403 403' },

  'GET /api/reference/task-rules': { any: '200 200 200 200 200 200 200 200' },
  'GET /api/admin/task-rules': { any: '    401 403 403 403 403 200 403 403' },
  'POST /api/admin/task-rules': { any: '   401 403 403 403 403 201 403 403' },
};
