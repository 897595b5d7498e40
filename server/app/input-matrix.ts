/* The part of the matrix that is about inputs and the orders of them; by hand, like the rest. */

import { handsAndAdmins, handsMake, handsOnly, type Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

/** The processor of the matrix works for a company; another's is as if it were not there. */
const staff = (status = 200): Rows => ({
  own: `        .   .   .   .   ${status} .   .   .  `,
  other: '      401 403 403 403 404 403 403 403',
  missing: '    401 403 403 403 404 403 403 403',
  malformed: '  401 403 403 403 400 403 403 403',
});

/** The farmer, who looks after them, the dealer, and admins. */
const allSides = (status = 200): Rows => ({
  own: `        .   ${status} .   .   ${status} .   .   .  `,
  assigned: `   .   .   ${status} .   .   .   .   .  `,
  other: `      401 404 404 403 404 ${status} 403 403`,
  missing: '    401 404 404 403 404 404 403 403',
  malformed: '  401 400 400 403 400 400 403 403',
});

const adminsOn: Rows = {
  other: '      401 403 403 403 403 200 403 403',
  missing: '    401 403 403 403 403 404 403 403',
  malformed: '  401 403 403 403 403 400 403 403',
};

const adminsOnly: Rows = { any: '401 403 403 403 403 200 403 403' };

export const inputMatrix: Readonly<Record<string, Rows>> = {
  'PUT /api/companies/{companyId}/goods/{goodId}': staff(),
  'GET /api/companies/{companyId}/goods': staff(),
  'POST /api/companies/{companyId}/goods/{goodId}/stock': staff(201),
  'GET /api/inputs': { any: '401 200 200 403 403 200 403 403' },
  'GET /api/admin/goods': adminsOnly,
  'POST /api/admin/goods/{goodId}/check': adminsOn,
  'POST /api/farmers/{keeperId}/input-orders': handsMake,
  'GET /api/farmers/{keeperId}/input-orders': handsAndAdmins,
  'GET /api/companies/{companyId}/input-orders': staff(),
  'GET /api/admin/input-orders': adminsOnly,
  'GET /api/input-orders/{orderId}': allSides(),
  'POST /api/farmers/{keeperId}/vouchers': {
    own: '        .   403 .   .   .   .   .   .  ',
    assigned: '   .   .   201 .   .   .   .   .  ',
    other: '      401 403 404 403 403 201 403 403',
    missing: '    401 403 404 403 403 404 403 403',
    malformed: '  401 403 400 403 403 400 403 403',
  },
  'GET /api/farmers/{keeperId}/vouchers': handsAndAdmins,
  'GET /api/companies/{companyId}/till': staff(),
  'POST /api/companies/{companyId}/voucher-codes': staff(),
  'POST /api/companies/{companyId}/redemptions': staff(201),
  'GET /api/companies/{companyId}/redemptions': staff(),
  'POST /api/input-orders/{orderId}/answer': staff(),
  'POST /api/input-orders/{orderId}/hand-over': staff(),
  'POST /api/input-orders/{orderId}/receipt': handsOnly,
  'POST /api/input-orders/{orderId}/withdrawal': handsOnly,
  'POST /api/input-orders/{orderId}/words': allSides(201),
  'POST /api/input-orders/{orderId}/settlement': adminsOn,
};
