/* The part of the matrix that is about loans; by hand, like the rest. */

import { handsAndAdmins, handsMake, handsOnly, type Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

/** Whose loan it is, alone. */
export const borrowers: Rows = {
  own: '        .   200 .   .   .   .   .   .  ',
  assigned: '   .   .   403 .   .   .   .   .  ',
  other: '      401 404 403 403 403 403 403 403',
  missing: '    401 404 403 403 403 403 403 403',
  malformed: '  401 400 403 403 403 403 403 403',
};

/** The mill that weighed it; another company is as if it were not there. */
const mills = (status: number): Rows => ({
  own: `        .   .   .   .   ${status} .   .   .  `,
  other: '      401 403 403 403 404 403 403 403',
  missing: '    401 403 403 403 404 403 403 403',
  malformed: '  401 403 403 403 400 403 403 403',
});

/** What officers do with a loan that is not theirs. */
export const officers: Rows = {
  other: '      401 403 403 403 403 200 403 403',
  missing: '    401 403 403 403 403 404 403 403',
  malformed: '  401 403 403 403 403 400 403 403',
};

export const loanMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/reference/loan-limits': { any: '200 200 200 200 200 200 200 200' },
  'GET /api/loans/products': { any: '      401 200 200 403 403 200 403 403' },
  'POST /api/admin/loans/products': { any: '401 403 403 403 403 201 403 403' },
  'POST /api/loans': handsMake,
  'GET /api/loans': handsOnly,
  'GET /api/loans/borrower': handsOnly,
  'GET /api/loans/{loanId}': handsAndAdmins,
  'POST /api/loans/{loanId}/withdrawal': handsOnly,
  'POST /api/loans/{loanId}/recommendation': {
    own: '        .   403 .   .   .   .   .   .  ',
    assigned: '   .   .   200 .   .   .   .   .  ',
    other: '      401 403 404 403 403 403 403 403',
    missing: '    401 403 404 403 403 403 403 403',
    malformed: '  401 403 400 403 403 403 403 403',
  },
  'POST /api/loans/{loanId}/review': borrowers,
  'POST /api/loans/{loanId}/payments': { ...borrowers, own: '. 201 . . . . . .' },
  'GET /api/loans/{loanId}/statement': handsAndAdmins,
  'POST /api/loans/{loanId}/cash': {
    own: '        .   403 .   .   .   .   .   .  ',
    assigned: '   .   .   201 .   .   .   .   .  ',
    other: '      401 403 404 403 403 403 403 403',
    missing: '    401 403 404 403 403 403 403 403',
    malformed: '  401 403 400 403 403 403 403 403',
  },
  'GET /api/loans/till': { any: '           401 403 200 403 403 403 403 403' },
  'POST /api/loans/till/hand-ins': { any: ' 401 403 201 403 403 403 403 403' },
  'GET /api/admin/loans/tills': { any: '    401 403 403 403 403 200 403 403' },
  'GET /api/admin/loans/till-cases': { any: '401 403 403 403 403 200 403 403' },
  'POST /api/admin/loans/hand-ins/{handInId}/word': officers,
  'POST /api/admin/loans/till-cases/{caseId}/end': officers,
  'POST /api/passports': { any: '                   401 201 403 403 403 403 403 403' },
  'GET /api/passports': { any: '                    401 200 403 403 403 403 403 403' },
  'POST /api/passports/{passportId}/revocation': borrowers,
  'POST /api/passports/view': { any: '              404 404 404 404 404 404 404 404' },
  'GET /api/admin/loans': { any: '          401 403 403 403 403 200 403 403' },
  'GET /api/admin/loans/delinquency': { any: '     401 403 403 403 403 200 403 403' },
  'GET /api/admin/loans/delinquency/file': { any: '401 403 403 403 403 200 403 403' },
  'GET /api/admin/loans/portfolio': { any: '401 403 403 403 403 200 403 403' },
  'POST /api/admin/loans/{loanId}/decision': officers,
  'POST /api/admin/loans/{loanId}/disbursement': officers,
  'POST /api/admin/loans/{loanId}/referral': officers,
  'POST /api/admin/loans/{loanId}/produce': { ...officers, other: '401 403 403 403 403 201 403 403' },
  'GET /api/loans/{loanId}/produce': handsAndAdmins,
  'POST /api/loans/{loanId}/produce': borrowers,
  'GET /api/companies/{companyId}/loan-produce': mills(200),
  'POST /api/companies/{companyId}/loan-produce': mills(201),
  'GET /api/loans/{loanId}/tranches': handsAndAdmins,
  'POST /api/loans/{loanId}/confirmation': {
    own: '        .   403 .   .   .   .   .   .  ',
    assigned: '   .   .   200 .   .   .   .   .  ',
    other: '      401 403 404 403 403 200 403 403',
    missing: '    401 403 404 403 403 404 403 403',
    malformed: '  401 403 400 403 403 400 403 403',
  },
  'POST /api/admin/loans/{loanId}/tranches': officers,
};
