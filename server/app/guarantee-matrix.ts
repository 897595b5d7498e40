/* The part of the matrix that is about who stands for a loan, its papers and its goods; by hand, like the rest. */

import { handsAndAdmins, handsMake, handsOnly, type Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

/** The guarantor alone: neither whoever borrows nor a manager answers for them. */
const guarantors = (status: number): Rows => ({
  own: `        .   ${status} .   .   .   .   .   .  `,
  assigned: '   .   .   403 .   .   .   .   .  ',
  other: '      401 404 403 403 403 403 403 403',
  missing: '    401 404 403 403 403 403 403 403',
  malformed: '  401 400 403 403 403 403 403 403',
});

/** What officers do with a loan that is not theirs. */
const officers = (status: number): Rows => ({
  other: `      401 403 403 403 403 ${status} 403 403`,
  missing: '    401 403 403 403 403 404 403 403',
  malformed: '  401 403 403 403 403 400 403 403',
});

export const guaranteeMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/loans/{loanId}/guarantors': handsAndAdmins,
  'POST /api/loans/{loanId}/guarantors': handsMake,
  'GET /api/loans/guarantees': { any: '401 200 403 403 403 403 403 403' },
  'POST /api/loans/guarantees/{guaranteeId}/answer': guarantors(200),
  'POST /api/loans/guarantees/{guaranteeId}/payments': guarantors(201),
  'GET /api/loans/{loanId}/papers': handsAndAdmins,
  'PUT /api/loans/{loanId}/papers/of/{place}/{paperId}': handsOnly,
  'GET /api/loans/{loanId}/papers/{paperId}': handsAndAdmins,
  'DELETE /api/loans/{loanId}/papers/{paperId}': handsOnly,
  'GET /api/loans/{loanId}/goods': handsAndAdmins,
  'POST /api/loans/{loanId}/goods/confirmation': handsOnly,
  'POST /api/admin/loans/{loanId}/goods': officers(201),
  'POST /api/admin/loans/{loanId}/goods/{itemId}/end': officers(200),
  'GET /api/admin/loans/goods-cases': { any: '401 403 403 403 403 200 403 403' },
};
