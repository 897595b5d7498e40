/* The part of the matrix that is about the ledger; by hand, like the rest. */

import type { Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

/** A wallet is its owner's; admins look. Managers have none, and see none of those in their care. */
const ofWallets: Rows = {
  own: '        .   200 .   200 200 200 .   .  ',
  assigned: '   .   .   403 .   .   .   .   .  ',
  other: '      401 404 403 404 404 200 403 403',
  missing: '    401 404 403 404 404 404 403 403',
  malformed: '  401 400 403 400 400 400 403 403',
};

/** What is nobody's own. */
const ofAdmins: Rows = {
  other: '      401 403 403 403 403 200 403 403',
  missing: '    401 403 403 403 403 404 403 403',
  malformed: '  401 403 403 403 403 400 403 403',
};

export const ledgerMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/finance/wallet': ofWallets,
  'GET /api/finance/wallet/moves': ofWallets,
  'POST /api/admin/ledger/proofs': { any: '401 403 403 403 403 201 403 403' },
  'GET /api/admin/ledger/moves/{moveId}': ofAdmins,
  'GET /api/admin/ledger/reversals': { any: '401 403 403 403 403 200 403 403' },
  'POST /api/admin/ledger/reversals': { any: '401 403 403 403 403 201 403 403' },
  'POST /api/admin/ledger/reversals/{reversalId}/decision': ofAdmins,
};
