/* The part of the matrix that is about codes, labels, the plots of a lot and the log; by hand, like the rest. */

import { handsAndAdmins, handsOnly, type Rows } from './hands-matrix.ts';
import { storyMatrix } from './story-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

/** Whoever asks: nothing in the log is anybody's own. */
const everyone: Rows = { any: '200 200 200 200 200 200 200 200' };

/** The processor of the matrix owns a company; another's is as if it were not there, to admins too. */
const ofCompany = (status = 200): Rows => ({
  own: `        .   .   .   .   ${status} .   .   .  `,
  other: '      401 403 403 403 404 403 403 403',
  missing: '    401 403 403 403 404 403 403 403',
  malformed: '  401 403 403 403 400 403 403 403',
});

/** The farmer’s own word. */
const farmerAlone: Rows = {
  own: '        .   200 .   .   .   .   .   .  ',
  assigned: '   .   .   403 .   .   .   .   .  ',
  other: '      401 404 403 403 403 403 403 403',
  missing: '    401 404 403 403 403 403 403 403',
  malformed: '  401 400 403 403 403 403 403 403',
};

export const labelMatrix: Readonly<Record<string, Rows>> = {
  ...storyMatrix,

  'GET /api/trace-log': everyone,
  'GET /api/trace-log/checkpoint': everyone,
  'GET /api/trace-log/entries/{entryId}': everyone,
  'GET /api/trace-log/consistency': everyone,
  'GET /api/trace-log/leaves': everyone,
  'GET /api/companies/{companyId}/trace-log/entries/{entryId}': ofCompany(),

  'GET /api/companies/{companyId}/gs1': ofCompany(),
  'PUT /api/companies/{companyId}/gs1': ofCompany(),
  'POST /api/companies/{companyId}/logistic-units': ofCompany(201),
  'GET /api/companies/{companyId}/logistic-units': ofCompany(),
  'GET /api/companies/{companyId}/logistic-units/{unitId}/labels': ofCompany(),
  'GET /api/companies/{companyId}/products/{productId}/packs/{packId}/labels': ofCompany(),

  'GET /api/companies/{companyId}/eudr': ofCompany(),
  'GET /api/companies/{companyId}/eudr/geojson': ofCompany(409),
  'GET /api/companies/{companyId}/eudr/paper': ofCompany(),
  'GET /api/companies/{companyId}/eudr/land-papers/{paperId}': ofCompany(404),
  'PUT /api/farmers/{keeperId}/plots/{plotId}/land-papers/of/{kind}/{paperId}': handsOnly,
  'GET /api/farmers/{keeperId}/plots/{plotId}/land-papers/{paperId}': handsAndAdmins,
  'DELETE /api/farmers/{keeperId}/plots/{plotId}/land-papers/{paperId}': handsOnly,
  'PUT /api/farmers/{keeperId}/plots/{plotId}/shown': farmerAlone,
  'GET /api/farmers/{keeperId}/lots/{lotId}/labels': handsOnly,
  'GET /api/farmers/{keeperId}/lots/{lotId}/trace': handsAndAdmins,
  'GET /api/farmers/{keeperId}/lots/{lotId}/eudr': handsAndAdmins,
  'GET /api/farmers/{keeperId}/lots/{lotId}/eudr/geojson': handsAndAdmins,
  'GET /api/farmers/{keeperId}/lots/{lotId}/eudr/paper': handsAndAdmins,
};
