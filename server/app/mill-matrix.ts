/* The part of the matrix that is about what mills do; by hand, like the rest. */

import { handsMake, handsOnly, type Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

/** The processor of the matrix owns the mill; another's is as if it were not there, to admins too. */
const ofMill = (status = 200): Rows => ({
  own: `        .   .   .   .   ${status} .   .   .  `,
  other: '      401 403 403 403 404 403 403 403',
  missing: '    401 403 403 403 404 403 403 403',
  malformed: '  401 403 403 403 400 403 403 403',
});

export const millMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/mills': { any: '401 200 200 403 200 200 403 403' },
  'POST /api/farmers/{keeperId}/mill-requests': handsMake,
  'GET /api/farmers/{keeperId}/mill-requests': handsOnly,
  'POST /api/companies/{companyId}/asked-mills': ofMill(201),
  'GET /api/companies/{companyId}/asked-mills': ofMill(),
  'GET /api/companies/{companyId}/requests': ofMill(),
  'POST /api/companies/{companyId}/requests/{requestId}/acceptance': ofMill(),
  'POST /api/companies/{companyId}/requests/{requestId}/refusal': ofMill(),
  'POST /api/companies/{companyId}/jobs': ofMill(201),
  'GET /api/companies/{companyId}/jobs': ofMill(),
  'GET /api/companies/{companyId}/jobs/{jobId}': ofMill(),
  'POST /api/companies/{companyId}/jobs/{jobId}/completion': ofMill(),
  'POST /api/companies/{companyId}/jobs/{jobId}/corrections': ofMill(),
  'POST /api/companies/{companyId}/jobs/{jobId}/tests': ofMill(201),
  'GET /api/companies/{companyId}/mill-day': ofMill(),
  'POST /api/companies/{companyId}/products': ofMill(201),
  'GET /api/companies/{companyId}/products': ofMill(),
  'GET /api/companies/{companyId}/products/{productId}': ofMill(),
  'POST /api/companies/{companyId}/products/{productId}/packs': ofMill(201),
  'PUT /api/companies/{companyId}/products/{productId}/photo': ofMill(),
  'GET /api/companies/{companyId}/products/{productId}/photo/{photoId}': ofMill(),
  'POST /api/companies/{companyId}/packs/{packId}/prices': ofMill(),
  'POST /api/companies/{companyId}/packs/{packId}/fillings': ofMill(201),
  'POST /api/companies/{companyId}/sales': ofMill(201),
  'GET /api/companies/{companyId}/sales': ofMill(),
  'POST /api/companies/{companyId}/sales/{saleId}/correction': ofMill(),
  'POST /api/companies/{companyId}/money': ofMill(201),
  'GET /api/companies/{companyId}/money': ofMill(),
  'POST /api/companies/{companyId}/money/{moneyId}/correction': ofMill(),
  'GET /api/companies/{companyId}/finance': ofMill(),
  'GET /api/companies/{companyId}/finance/statement': ofMill(),
  'GET /api/companies/{companyId}/mill-report': ofMill(),
  'GET /api/companies/{companyId}/mill-report/file': ofMill(),
};
