/* The part of the matrix that is about warehouse receipts; by hand, like the rest. */

import { handsMake, handsOnly, type Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

/** The processor of the matrix owns the mill; another's is as if it were not there. */
const ofMill = (status = 200): Rows => ({
  own: `        .   .   .   .   ${status} .   .   .  `,
  other: '      401 403 403 403 404 403 403 403',
  missing: '    401 403 403 403 404 403 403 403',
  malformed: '  401 403 403 403 400 403 403 403',
});

/** The farmer whose goods they are, who looks after them, the warehouse, and admins. */
const readers: Rows = {
  own: '        .   200 .   .   200 .   .   .  ',
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 404 404 403 404 200 403 403',
  missing: '    401 404 404 403 404 404 403 403',
  malformed: '  401 400 400 403 400 400 403 403',
};

/** Whoever holds a receipt: the farmer here, and not the warehouse that keeps the goods. */
const holder = (status = 200): Rows => ({
  own: `        .   ${status} .   .   404 .   .   .  `,
  other: '      401 404 403 403 404 403 403 403',
  missing: '    401 404 403 403 404 403 403 403',
  malformed: '  401 400 403 403 400 403 403 403',
});

export const warehouseMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/farmers/{keeperId}/storage-asks': handsMake,
  'GET /api/farmers/{keeperId}/storage-asks': handsOnly,
  'POST /api/farmers/{keeperId}/storage-asks/{askId}/withdrawal': handsOnly,
  'GET /api/farmers/{keeperId}/warehouse-receipts': handsOnly,
  'GET /api/companies/{companyId}/storage-asks': ofMill(),
  'POST /api/companies/{companyId}/storage-asks/{askId}/refusal': ofMill(),
  'POST /api/companies/{companyId}/warehouse-receipts': ofMill(201),
  'GET /api/companies/{companyId}/warehouse-receipts': ofMill(),
  'GET /api/companies/{companyId}/held-receipts': ofMill(),
  'GET /api/admin/pledges': { any: '401 403 403 403 403 200 403 403' },
  'GET /api/warehouse-receipts/{receiptId}': readers,
  'GET /api/warehouse-receipts/{receiptId}/document': readers,
  'POST /api/warehouse-receipts/{receiptId}/pledges': holder(201),
  'POST /api/warehouse-receipts/{receiptId}/transfers': holder(201),
  'POST /api/warehouse-receipts/{receiptId}/withdrawal': holder(),
  'POST /api/warehouse-receipts/{receiptId}/return': holder(),
  'POST /api/warehouse-receipts/{receiptId}/transfer-answer': ofMill(),
  'POST /api/warehouse-receipts/{receiptId}/end': ofMill(),
  'POST /api/admin/warehouse-receipts/{receiptId}/pledge': {
    other: '      401 403 403 403 403 200 403 403',
    missing: '    401 403 403 403 403 404 403 403',
    malformed: '  401 403 403 403 403 400 403 403',
  },
  'POST /api/warehouse-receipts/check': { any: '200 200 200 200 200 200 200 200' },
};
