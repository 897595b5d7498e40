/* The part of the matrix that is about what happened to goods; by hand, like the rest. */

import { complyMatrix } from './comply-matrix.ts';
import { tripMatrix } from './trip-matrix.ts';
import { labelMatrix } from './label-matrix.ts';

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

/** With a key alone: whoever is signed in is nobody here. */
const byKey: Rows = { any: '401 401 401 401 401 401 401 401' };
const everyone: Rows = { any: '200 200 200 200 200 200 200 200' };

/** The processor of the matrix owns a company; another's is as if it were not there, to admins too. */
const ofCompany = (status = 200): Rows => ({
  own: `        .   .   .   .   ${status} .   .   .  `,
  other: '      401 403 403 403 404 403 403 403',
  missing: '    401 403 403 403 404 403 403 403',
  malformed: '  401 403 403 403 400 403 403 403',
});

export const traceMatrix: Readonly<Record<string, Rows>> = {
  ...labelMatrix,
  ...complyMatrix,
  ...tripMatrix,

  'POST /epcis/capture': byKey,
  'GET /epcis/capture': byKey,
  'GET /epcis/capture/{captureId}': byKey,
  'POST /epcis/events': byKey,
  'GET /epcis/events': byKey,
  'GET /epcis/events/{eventId}': byKey,
  'OPTIONS /epcis/capture': everyone,
  'OPTIONS /epcis/events': everyone,

  'POST /api/companies/{companyId}/units': ofCompany(201),
  'POST /api/companies/{companyId}/unpackings': ofCompany(201),
  'POST /api/companies/{companyId}/shipments': ofCompany(201),
  'GET /api/companies/{companyId}/shipments': ofCompany(),
  'POST /api/companies/{companyId}/shipments/{shipmentId}/receipt': ofCompany(201),
  'POST /api/companies/{companyId}/goods-sold': ofCompany(201),
  'POST /api/companies/{companyId}/coolings': ofCompany(201),
  'POST /api/companies/{companyId}/recalls': ofCompany(201),
  'POST /api/companies/{companyId}/jobs/{jobId}/origins': ofCompany(201),
  'GET /api/companies/{companyId}/things': ofCompany(),
  'GET /api/companies/{companyId}/trace': ofCompany(),
};
