/* The part of the matrix that is about payments and payouts; by hand, like the rest. */

import type { Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

/** Those who have wallets, each their own; whoever else has none. */
const holders: Rows = { any: '401 200 403 200 200 403 403 403' };
const holdersMake: Rows = { any: '401 201 403 201 201 403 403 403' };
const holdersOwn: Rows = {
  own: '        .   200 .   200 200 .   .   .  ',
  other: '      401 404 403 404 404 403 403 403',
  missing: '    401 404 403 404 404 403 403 403',
  malformed: '  401 400 403 400 400 403 403 403',
};

/** Payouts of others. */
const ofAdmins: Rows = {
  other: '      401 403 403 403 403 200 403 403',
  missing: '    401 403 403 403 403 404 403 403',
  malformed: '  401 403 403 403 403 400 403 403',
};

export const paymentMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/finance/payments': holdersMake,
  'GET /api/finance/payments/{paymentId}': holdersOwn,
  'POST /api/finance/bank-name': holders,
  'POST /api/finance/payouts': holdersMake,
  'GET /api/finance/payouts/{payoutId}': holdersOwn,
  'GET /api/admin/payouts': { any: '401 403 403 403 403 200 403 403' },
  'POST /api/admin/payouts/{payoutId}/decision': ofAdmins,
  'POST /api/admin/payouts/{payoutId}/question': ofAdmins,
  'POST /api/admin/payouts/{payoutId}/return': ofAdmins,
  'GET /api/admin/money-troubles': { any: '401 403 403 403 403 200 403 403' },
  'POST /api/admin/money-troubles/{subjectId}/settlement': ofAdmins,

  // Whoever signs rightly may tell; whoever has the reference of a charge of the sandbox may end it.
  'POST /webhooks/payments/{provider}': {
    any: '        401 401 401 401 401 401 401 401',
    malformed: '  400 400 400 400 400 400 400 400',
  },
  'POST /api/sandbox/payments/{reference}': {
    any: '        200 200 200 200 200 200 200 200',
    missing: '    404 404 404 404 404 404 404 404',
    malformed: '  400 400 400 400 400 400 400 400',
  },
};
