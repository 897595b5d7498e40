/* The part of the matrix that is about covers; by hand, like the rest. */

import { handsAndAdmins, handsMake, handsOnly, type Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

const adminsOnly: Rows = { any: '  401 403 403 403 403 200 403 403' };
const adminsMake: Rows = { any: '  401 403 403 403 403 201 403 403' };

const adminsOf: Rows = {
  other: '      401 403 403 403 403 200 403 403',
  missing: '    401 403 403 403 403 404 403 403',
  malformed: '  401 403 403 403 403 400 403 403',
};

/** Managers and admins cut and weigh, whoever's field it is. */
const cutters = (status: number): Rows => ({ any: `401 403 ${status} 403 403 ${status} 403 403` });

export const insuranceMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/insurance/products': { any: '401 200 200 403 403 200 403 403' },
  'POST /api/admin/insurance/products': adminsMake,
  'GET /api/farmers/{keeperId}/covers': handsOnly,
  'POST /api/farmers/{keeperId}/covers': handsMake,
  'GET /api/insurance/covers-in-care': { any: '401 403 200 403 403 403 403 403' },
  'POST /api/covers/{coverId}/premium': {
    own: '        .   200 .   .   .   .   .   .  ',
    assigned: '   .   .   403 .   .   .   .   .  ',
    other: '      401 404 403 403 403 403 403 403',
    missing: '    401 404 403 403 403 403 403 403',
    malformed: '  401 400 403 403 403 403 403 403',
  },
  'POST /api/covers/{coverId}/leaving': handsOnly,
  'GET /api/insurance/products/{productId}/crop-cuts': cutters(200),
  'POST /api/insurance/products/{productId}/crop-cuts': cutters(201),
  'POST /api/insurance/crop-cuts/{cutId}/confirmation': {
    other: '      401 403 200 403 403 200 403 403',
    missing: '    401 403 404 403 403 404 403 403',
    malformed: '  401 403 400 403 403 400 403 403',
  },
  'POST /api/admin/insurance/products/{productId}/payout-lists': adminsMake,
  'GET /api/admin/insurance/payout-lists': adminsOnly,
  'GET /api/admin/insurance/payout-lists/{listId}/lines': adminsOf,
  'POST /api/admin/insurance/payout-lists/{listId}/decision': adminsOf,
  'GET /api/admin/insurance/fund': adminsOnly,
  'POST /api/admin/insurance/fund-entries': adminsMake,
  'POST /api/admin/insurance/fund-entries/{entryId}/decision': adminsOf,
  'POST /api/farmers/{keeperId}/insurance-referrals': handsMake,
  'GET /api/admin/insurance-referrals': adminsOnly,
  'GET /api/covers/{coverId}/statement': handsAndAdmins,
  'POST /api/admin/insurance/rain-trials': adminsOnly,
  'GET /api/admin/insurance/rain-imports': adminsOnly,
  'POST /api/admin/insurance/rain-imports': adminsMake,
  'POST /api/admin/insurance/rain-imports/{importId}/decision': adminsOf,
};
