/* The part of the matrix that is about produce for sale, and the orders for it; by hand, like the rest. */

import { handsMake, handsOnly, type Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

/** Whoever works at the mill; the processor of the matrix owns one. */
const mills = (status = 200): Rows => ({
  own: `        .   .   .   .   ${status} .   .   .  `,
  other: '      401 403 403 403 404 403 403 403',
  missing: '    401 403 403 403 404 403 403 403',
  malformed: '  401 403 403 403 400 403 403 403',
});

/** Both sides of an order: Amina and Chidi who looks after her, and Danjuma who buys. */
const bothSides: Rows = {
  own: '        .   200 .   .   200 .   .   .  ',
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 404 404 403 404 403 403 403',
  missing: '    401 404 404 403 404 403 403 403',
  malformed: '  401 400 400 403 400 403 403 403',
};

export const listingMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/farmers/{keeperId}/listings': handsMake,
  'GET /api/farmers/{keeperId}/listings': handsOnly,
  'GET /api/farmers/{keeperId}/listings/{listingId}': handsOnly,
  'POST /api/farmers/{keeperId}/listings/{listingId}/versions': handsMake,
  'POST /api/farmers/{keeperId}/listings/{listingId}/closing': handsOnly,

  'GET /api/listings': { any: '401 403 403 403 200 200 403 403' },
  'GET /api/listings/{listingId}': {
    other: '      401 403 403 403 200 200 403 403',
    missing: '    401 403 403 403 404 404 403 403',
    malformed: '  401 403 403 403 400 400 403 403',
  },

  'POST /api/companies/{companyId}/purchases': mills(201),
  'GET /api/companies/{companyId}/purchases': mills(),
  'GET /api/purchases': { any: '401 200 200 403 403 403 403 403' },
  'GET /api/purchases/{purchaseId}': bothSides,
  'POST /api/purchases/{purchaseId}/answer': handsOnly,
  'POST /api/purchases/{purchaseId}/cancellation': bothSides,
  'POST /api/purchases/{purchaseId}/hand-over': handsOnly,
  'POST /api/purchases/{purchaseId}/count': mills(),
  'POST /api/purchases/{purchaseId}/payments': handsMake,
};
