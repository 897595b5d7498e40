/* The part of the matrix that is about trips and what their drivers say; by hand, like the rest. */

import type { Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

const ofCompany = (status = 200): Rows => ({
  own: `        .   .   .   .   ${status} .   .   .  `,
  other: '      401 403 403 403 404 403 403 403',
  missing: '    401 403 403 403 404 403 403 403',
  malformed: '  401 403 403 403 400 403 403 403',
});

/** A trip of one's own company; one with lots of farmers in care; for anybody else it is not there. */
const ofTrip: Rows = {
  own: '        .   .   .   .   200 .   .   .  ',
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 403 404 403 404 403 403 403',
  missing: '    401 403 404 403 404 403 403 403',
  malformed: '  401 403 400 403 400 403 403 403',
};

export const tripMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/companies/{companyId}/trips': ofCompany(201),
  'GET /api/companies/{companyId}/trips': ofCompany(),
  'POST /api/lot-trips': { any: '                401 403 201 403 403 403 403 403' },
  'GET /api/lot-trips': { any: '                 401 403 200 403 403 403 403 403' },
  'GET /api/trips/{tripId}': ofTrip,
  'GET /api/trips/{tripId}/waybill': ofTrip,
  'POST /api/trips/{tripId}/link': ofTrip,
  'POST /api/trips/{tripId}/link-end': ofTrip,
  'POST /api/trips/{tripId}/cancellation': ofTrip,
  'POST /api/driven-trip': { any: '              404 404 404 404 404 404 404 404' },
  'POST /api/driven-trip/steps': { any: '        404 404 404 404 404 404 404 404' },
};
