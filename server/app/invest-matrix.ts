/* The part of the matrix that is about offers, what is put into them and what becomes of it; by hand, like the rest. */

import { handsMake, handsOnly, type Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

const investors: Rows = { any: '401 403 403 200 403 403 403 403' };

const adminsOfOffer: Rows = {
  other: '      401 403 403 403 403 200 403 403',
  missing: '    401 403 403 403 403 404 403 403',
  malformed: '  401 403 403 403 403 400 403 403',
};

/** The farmer, whoever looks after them, admins, and an investor who has a part in it. */
const partners: Rows = {
  own: '        .   200 .   200 .   .   .   .  ',
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 404 404 404 403 200 403 403',
  missing: '    401 404 404 404 403 404 403 403',
  malformed: '  401 400 400 400 403 400 403 403',
};

/** The named verifier alone. */
const verifiers: Rows = {
  own: '        .   403 .   .   .   .   .   .  ',
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 403 404 403 403 403 403 403',
  missing: '    401 403 404 403 403 403 403 403',
  malformed: '  401 403 400 403 403 403 403 403',
};

/** Whose holding it is. */
const holders: Rows = {
  own: '        .   .   .   200 .   .   .   .  ',
  other: '      401 403 403 404 403 403 403 403',
  missing: '    401 403 403 404 403 403 403 403',
  malformed: '  401 403 403 400 403 403 403 403',
};

export const investMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/offers': handsMake,
  'GET /api/offers': { any: '      401 403 403 200 403 200 403 403' },
  'GET /api/offers/mine': { any: ' 401 200 200 403 403 403 403 403' },
  'GET /api/admin/offers': { any: '401 403 403 403 403 200 403 403' },
  'GET /api/offers/{offerId}': {
    own: '        .   200 .   200 .   .   .   .  ',
    assigned: '   .   .   200 .   .   .   .   .  ',
    other: '      401 404 404 200 403 200 403 403',
    missing: '    401 404 404 404 403 404 403 403',
    malformed: '  401 400 400 400 403 400 403 403',
  },
  'GET /api/offers/{offerId}/photos/{photoId}/{part}': {
    other: '      401 403 403 200 403 200 403 403',
    missing: '    401 403 403 404 403 404 403 403',
    malformed: '  401 403 403 400 403 400 403 403',
  },
  'PUT /api/offers/{offerId}': handsOnly,
  'POST /api/offers/{offerId}/submission': handsOnly,
  'POST /api/offers/{offerId}/withdrawal': {
    ...handsOnly,
    other: '      401 404 404 403 403 200 403 403',
    missing: '    401 404 404 403 403 404 403 403',
    malformed: '  401 400 400 403 403 400 403 403',
  },
  'PUT /api/admin/offers/{offerId}/verifier': adminsOfOffer,
  'GET /api/admin/offers/{offerId}/issuer': adminsOfOffer,
  'POST /api/admin/offers/{offerId}/issuer': { ...adminsOfOffer, other: '401 403 403 403 403 201 403 403' },
  'POST /api/admin/offers/{offerId}/issuer/decision': adminsOfOffer,
  'GET /api/admin/offers/{offerId}/issuer/{wordId}/paper': adminsOfOffer,
  'POST /api/offers/{offerId}/verdict': verifiers,
  'POST /api/admin/offers/{offerId}/decision': adminsOfOffer,
  'POST /api/offers/{offerId}/closing': partners,
  'GET /api/offers/{offerId}/evidence': partners,

  'POST /api/holdings': { any: '    401 403 403 201 403 403 403 403' },
  'POST /api/holdings/{holdingId}/payment': holders,
  'POST /api/holdings/{holdingId}/cancelling': holders,
  'GET /api/holdings/{holdingId}': {
    own: '        .   .   .   200 .   .   .   .  ',
    other: '      401 403 403 404 403 200 403 403',
    missing: '    401 403 403 404 403 404 403 403',
    malformed: '  401 403 403 400 403 400 403 403',
  },
  'GET /api/holdings': investors,
  'GET /api/portfolio': investors,
  'GET /api/portfolio/statement': investors,

  'POST /api/offers/{offerId}/milestones/{milestoneId}/asking': handsOnly,
  'POST /api/offers/{offerId}/milestones/{milestoneId}/verdict': verifiers,
  'POST /api/admin/offers/{offerId}/milestones/{milestoneId}/release': adminsOfOffer,
  'POST /api/offers/{offerId}/proceeds': {
    own: '        .   201 .   .   .   .   .   .  ',
    assigned: '   .   .   403 .   .   .   .   .  ',
    other: '      401 404 403 403 403 403 403 403',
    missing: '    401 404 403 403 403 403 403 403',
    malformed: '  401 400 403 403 403 403 403 403',
  },
  'POST /api/admin/offers/{offerId}/finish': adminsOfOffer,
  'GET /api/admin/offers/{offerId}/shares': adminsOfOffer,
  'POST /api/admin/offers/{offerId}/settlement': adminsOfOffer,
};
