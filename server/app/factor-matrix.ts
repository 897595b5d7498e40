/* The part of the matrix that is about second factors, sign-ins and phones that are to forget somebody; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */
const signedIn: Rows = { any: '401 200 200 200 200 200 200 403' };
const adminsOnly: Rows = { any: '401 403 403 403 403 200 403 403' };
const everyone = (status: number): Rows => ({ any: Array.from({ length: 8 }, () => status).join(' ') });

export const factorMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/second-factor': signedIn,
  // The last factor of staff stays; the others here have none.
  'DELETE /api/second-factor/app': { any: '    401 409 409 409 409 409 409 403' },
  'POST /api/second-factor/codes': { any: '    401 409 409 409 409 200 409 403' },
  'POST /api/second-factor/code': { any: '     401 400 400 400 400 400 400 400' },
  'POST /api/second-factor/passkey/ask': { any: ' 401 200 200 200 200 200 200 200' },
  'POST /api/second-factor/passkey': { any: '  401 400 400 400 400 400 400 400' },
  'POST /api/passkeys/ask': { any: '           401 200 200 200 200 200 200 403' },
  'POST /api/passkeys': { any: '               401 400 400 400 400 400 400 403' },
  'PUT /api/passkeys/{passkeyId}': {
    own: '        .   200 200 200 200 200 200 403',
    other: '      401 404 404 404 404 404 404 403',
    missing: '    401 404 404 404 404 404 404 403',
    malformed: '  401 400 400 400 400 400 400 403',
  },
  'DELETE /api/passkeys/{passkeyId}': {
    other: '      401 404 404 404 404 404 404 403',
    missing: '    401 404 404 404 404 404 404 403',
    malformed: '  401 400 400 400 400 400 400 403',
  },
  'GET /api/admin/factor-demand': adminsOnly,
  'PUT /api/admin/factor-demand': adminsOnly,
  'POST /api/not-me': everyone(410),

  'GET /sync/people/{accountId}/devices': {
    own: '        .   403 200 403 403 200 403 403',
    assigned: '   .   .   200 .   .   .   .   .',
    other: '      401 403 404 403 403 200 403 403',
    missing: '    401 403 404 403 403 404 403 403',
    malformed: '  401 403 400 403 403 400 403 403',
  },
  'POST /sync/devices/{deviceId}/forget': {
    own: '        .   200 200 200 200 200 403 403',
    other: '      401 404 404 404 404 200 403 403',
    missing: '    401 404 404 404 404 404 403 403',
    malformed: '  401 400 400 400 400 400 403 403',
  },
  // Asked without a session, so they tell nothing of whose a phone is.
  'POST /sync/devices/standing': everyone(200),
  'POST /sync/devices/{deviceId}/forgotten': {
    other: '      200 200 200 200 200 200 200 200',
    missing: '    200 200 200 200 200 200 200 200',
    malformed: '  400 400 400 400 400 400 400 400',
  },
};
