/* The part of the matrix that is about what becomes of loans later; by hand, like the rest. */

import { handsAndAdmins, handsOnly, type Rows } from './hands-matrix.ts';
import { borrowers, officers } from './loan-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

const proposes: Rows = { ...officers, other: '401 403 403 403 403 201 403 403' };

export const loanLaterMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/admin/loans/disasters': { any: '401 403 403 403 403 201 403 403' },
  'GET /api/admin/loans/disasters': { any: ' 401 403 403 403 403 200 403 403' },
  'POST /api/admin/loans/disasters/{disasterId}/decision': officers,
  'POST /api/admin/loans/{loanId}/restructures': proposes,
  'GET /api/loans/{loanId}/restructures': handsAndAdmins,
  'POST /api/admin/loans/{loanId}/restructures/decision': officers,
  'POST /api/loans/{loanId}/restructures': handsOnly,
  'POST /api/admin/loans/{loanId}/write-offs': proposes,
  'GET /api/admin/loans/{loanId}/write-offs': officers,
  'POST /api/admin/loans/{loanId}/write-offs/decision': officers,
  'POST /api/loans/{loanId}/pay-ins': { ...borrowers, own: '. 201 . . . . . .' },
  'GET /api/loans/{loanId}/pay-ins': handsAndAdmins,
};
