/* The part of the matrix that is about profiles, the vault, consent and one's own account; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */
/**
 * The farmer, and the manager who looks after them, may; a manager their own too. Whoever else works with farmers sees
 * nobody there.
 */
const handsOnly: Rows = {
  own: '        .   200 200 .   .   .   .   .  ',
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 404 404 403 403 403 403 403',
  missing: '    401 404 404 403 403 403 403 403',
  malformed: '  401 400 400 403 403 403 403 403',
};

/** The vault, of those whom money is paid out to. */
const vaultOwn: Rows = { any: '401 200 200 200 200 403 403 403' };

export const profileMatrix: Readonly<Record<string, Rows>> = {
  'PATCH /api/profiles/{profileId}': handsOnly,
  'POST /api/profiles/{profileId}/choice': handsOnly,
  'PUT /api/profiles/{profileId}/photo': handsOnly,

  'POST /api/consents': { any: '401 201 403 403 403 403 403 403' },

  'GET /api/identity': vaultOwn,
  'POST /api/identity/numbers': vaultOwn,
  'DELETE /api/identity/numbers/{kind}': {
    any: '        401 200 200 200 200 403 403 403',
    malformed: '  401 400 400 400 400 403 403 403',
  },
  'PUT /api/identity/bank': vaultOwn,
  'POST /api/identity/reveal': vaultOwn,

  'POST /api/contact-change/request': { any: '401 200 200 200 200 200 200 403' },
  'POST /api/contact-change/confirm': { any: '401 400 400 400 400 400 400 403' },
  // Everybody may who is signed in; what is sent here is not their password.
  'POST /api/password': { any: '              401 400 400 400 400 400 400 403' },
  'POST /api/close-account': { any: '         401 400 403 403 403 403 403 403' },
  'GET /api/my-data': { any: '                401 200 200 200 200 200 200 403' },
};
