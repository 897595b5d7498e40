/* The part of the matrix that is about phones and what they send and fetch; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

/** Whoever is fully signed in; what each gets is their own alone. */
const signedIn: Rows = { any: '401 200 200 200 200 200 200 403' };

const adminsOnly: Rows = { any: '401 403 403 403 403 200 403 403' };

/** A phone's store is its owner's, who must hold a role. */
const ownersOnly: Rows = {
  own: '        .   200 200 200 200 200 403 403',
  other: '      401 404 404 404 404 404 403 403',
  missing: '    401 404 404 404 404 404 403 403',
  malformed: '  401 400 400 400 400 400 403 403',
};

/** Asked before anyone is signed in, so it tells nothing of whose a phone is, or whether there is one. */
const alike = (status: number): Rows => ({
  other: `      ${status} ${status} ${status} ${status} ${status} ${status} ${status} ${status}`,
  missing: `    ${status} ${status} ${status} ${status} ${status} ${status} ${status} ${status}`,
  malformed: '  400 400 400 400 400 400 400 400',
});

export const syncMatrix: Readonly<Record<string, Rows>> = {
  'POST /sync/push': {
    own: '        .   200 200 200 200 200 200 403',
    other: '      401 409 409 409 409 409 409 403',
    missing: '    401 409 409 409 409 409 409 403',
    malformed: '  401 400 400 400 400 400 400 403',
  },
  'GET /sync/pull': signedIn,
  'POST /sync/have': {
    own: '        .   200 200 200 200 200 200 403',
    other: '      401 409 409 409 409 409 409 403',
    missing: '    401 409 409 409 409 409 409 403',
    malformed: '  401 400 400 400 400 400 400 403',
  },
  'GET /sync/issues': signedIn,
  'GET /sync/devices': signedIn,
  'GET /api/admin/lost-phones': adminsOnly,
  'POST /api/admin/lost-phones/{deviceId}/dealt-with': {
    own: '        .   403 403 403 403 200 403 403',
    other: '      401 403 403 403 403 200 403 403',
    missing: '    401 403 403 403 403 404 403 403',
    malformed: '  401 403 403 403 403 400 403 403',
  },
  'PUT /sync/devices/{deviceId}': {
    own: '        .   200 200 200 200 200 200 403',
    other: '      401 409 409 409 409 409 409 403',
    missing: '    401 200 200 200 200 200 200 403',
    malformed: '  401 400 400 400 400 400 400 403',
  },
  'PUT /sync/devices/{deviceId}/trust': ownersOnly,
  'DELETE /sync/devices/{deviceId}/trust': ownersOnly,
  'POST /sync/devices/{deviceId}/challenge': alike(200),
  'POST /sync/devices/{deviceId}/session': alike(403),
};
