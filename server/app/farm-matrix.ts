/* The part of the matrix that is about farms and who looks after whom; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */
const adminsOnly: Rows = { any: '401 403 403 403 403 200 403 403' };

/** The keeper, and the manager who looks after them, may; whoever else works with land sees nothing there. */
const handsOnly: Rows = {
  own: '        .   200 .   .   .   .   .   .  ',
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 404 404 403 403 403 403 403',
  missing: '    401 404 404 403 403 403 403 403',
  malformed: '  401 400 400 403 403 403 403 403',
};

const handsMake: Rows = {
  ...handsOnly,
  own: '        .   201 .   .   .   .   .   .  ',
  assigned: '   .   .   201 .   .   .   .   .  ',
};

/** Admins may look, and only look. */
const handsAndAdmins: Rows = {
  ...handsOnly,
  other: '      401 404 404 403 403 200 403 403',
  missing: '    401 404 404 403 403 404 403 403',
  malformed: '  401 400 400 403 403 400 403 403',
};

export const farmMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/admin/managers': adminsOnly,
  'GET /api/admin/assignments': adminsOnly,
  'POST /api/admin/assignments': adminsOnly,

  'POST /api/farms': { any: ' 401 201 403 403 403 403 403 403' },
  'GET /api/farms': { any: '  401 200 403 403 403 403 403 403' },
  'GET /api/farms/{farmId}': handsAndAdmins,
  'PATCH /api/farms/{farmId}': handsOnly,
  'POST /api/farms/{farmId}/plots': handsMake,
  'GET /api/farms/{farmId}/plots': handsAndAdmins,
  'PATCH /api/plots/{plotId}': handsOnly,
  'DELETE /api/plots/{plotId}': handsOnly,
  'POST /api/farms/{farmId}/photos': handsMake,
  'DELETE /api/photos/{photoId}': handsOnly,
  'GET /api/photos/{photoId}/{part}': handsAndAdmins,
  'POST /api/clashes/{clashId}/choice': handsOnly,
};
