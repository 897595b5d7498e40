/* The part of the matrix that is about farmers whom others register, and about signing in by phone; by hand, like the rest. */
import type { Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */
const everyone = (status: number): Rows => ({ any: Array<number>(8).fill(status).join(' ') });

export const assistMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/assisted-farmers': { any: '401 403 201 403 403 403 403 403' },
  'GET /api/assisted-farmers/{farmerId}/proof': {
    own: '        .   200 .   .   .   .   .   .  ',
    assigned: '   .   .   200 .   .   .   .   .  ',
    other: '      401 404 404 403 403 200 403 403',
    missing: '    401 404 404 403 403 404 403 403',
    malformed: '  401 400 400 403 403 400 403 403',
  },
  'POST /api/farmers/{keeperId}/farms': {
    own: '        .   403 .   .   .   .   .   .  ',
    assigned: '   .   .   201 .   .   .   .   .  ',
    other: '      401 403 404 403 403 403 403 403',
    missing: '    401 403 404 403 403 403 403 403',
    malformed: '  401 403 400 403 403 403 403 403',
  },
  'POST /api/farmers/{keeperId}/guardian-words': {
    own: '        .   403 .   .   .   .   .   .  ',
    assigned: '   .   .   201 .   .   .   .   .  ',
    other: '      401 403 404 403 403 403 403 403',
    missing: '    401 403 404 403 403 403 403 403',
    malformed: '  401 403 400 403 403 403 403 403',
  },
  'POST /api/farmers/{keeperId}/phone': {
    own: '        .   403 .   .   .   .   .   .  ',
    assigned: '   .   .   200 .   .   .   .   .  ',
    other: '      401 403 404 403 403 403 403 403',
    missing: '    401 403 404 403 403 403 403 403',
    malformed: '  401 403 400 403 403 403 403 403',
  },
  'POST /api/phone-sign-in/request': everyone(200),
  'POST /api/phone-sign-in/check': everyone(400),
  'POST /api/phone-sign-in/complete': everyone(403),
  'GET /api/claim': { any: '         401 200 403 403 403 403 403 403' },
  'POST /api/claim': { any: '        401 200 403 403 403 403 403 403' },
  'POST /api/claim/denial': { any: ' 401 409 403 403 403 403 403 403' },
};
