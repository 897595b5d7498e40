/* The part of the matrix that is about groups who stand for each other's loans; by hand, like the rest. */

import { handsAndAdmins, handsMake, handsOnly, type Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

export const loanGroupMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/loans/groups': handsMake,
  'GET /api/loans/groups/by-code': { any: '401 200 200 403 403 403 403 403' },
  'POST /api/loans/groups/members': handsMake,
  'POST /api/loans/groups/{groupId}/leaving': handsOnly,
  'GET /api/loans/groups': handsOnly,
  'GET /api/loans/groups/{groupId}': handsAndAdmins,
  'POST /api/loans/groups/{groupId}/application': handsOnly,
  'POST /api/loans/groups/{groupId}/payments': {
    own: '        .   201 .   .   .   .   .   .  ',
    assigned: '   .   .   403 .   .   .   .   .  ',
    other: '      401 404 403 403 403 403 403 403',
    missing: '    401 404 403 403 403 403 403 403',
    malformed: '  401 400 403 403 403 403 403 403',
  },
};
