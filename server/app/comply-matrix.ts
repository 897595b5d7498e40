/* The part of the matrix that is about certificates, key data, figures and regulators; by hand, like the rest. */

import type { Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

/** The processor of the matrix owns a company; another's is as if it were not there, to admins too. */
const ofCompany = (status = 200): Rows => ({
  own: `        .   .   .   .   ${status} .   .   .  `,
  other: '      401 403 403 403 404 403 403 403',
  missing: '    401 403 403 403 404 403 403 403',
  malformed: '  401 403 403 403 400 403 403 403',
});

const adminAlone = (status = 200): Rows => ({ any: `401 403 403 403 403 ${status} 403 403` });

/** A state is assigned to a manager whom two admins made a regulator of it; admins look at any. */
const ofRegulators: Rows = {
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 403 404 404 403 200 403 403',
  malformed: '  401 403 400 400 403 400 403 403',
};

export const complyMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/companies/{companyId}/certificates': ofCompany(201),
  'GET /api/companies/{companyId}/certificates': ofCompany(),
  'POST /api/companies/{companyId}/certificates/{certificateId}/end': ofCompany(),
  'PUT /api/companies/{companyId}/certificates/{certificateId}/photo': ofCompany(),
  'GET /api/companies/{companyId}/certificates/{certificateId}/photo': ofCompany(),
  'POST /api/companies/{companyId}/certificates/{certificateId}/visits': ofCompany(201),
  'GET /api/companies/{companyId}/certificates/{certificateId}/visits': ofCompany(),
  'POST /api/companies/{companyId}/certificates/{certificateId}/visits/{visitId}/closing': ofCompany(),
  'GET /api/admin/certificates': adminAlone(),

  'GET /api/companies/{companyId}/key-data': ofCompany(),
  'GET /api/companies/{companyId}/key-data/file': ofCompany(),
  'GET /api/companies/{companyId}/trace-log/entries': ofCompany(),
  'GET /api/companies/{companyId}/figures': ofCompany(),

  'POST /api/admin/regulators': adminAlone(201),
  'GET /api/admin/regulators': adminAlone(),
  'POST /api/admin/regulators/{regulatorId}/decision': adminAlone(),
  'POST /api/admin/regulators/{regulatorId}/end': adminAlone(),

  'GET /api/regulator': { any: '401 403 200 200 403 200 403 403' },
  'GET /api/regulator/{stateCode}/lots': ofRegulators,
  'GET /api/regulator/{stateCode}/recalls': ofRegulators,
  'GET /api/regulator/{stateCode}/certificates': ofRegulators,
  'GET /api/regulator/{stateCode}/sums': ofRegulators,
  'GET /api/regulator/{stateCode}/figures': ofRegulators,
};
