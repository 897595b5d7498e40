/* The part of the matrix that is about seasons and what units weigh; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

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

export const seasonMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/farms/{farmId}/seasons': handsMake,
  'GET /api/farms/{farmId}/seasons': handsAndAdmins,
  'PATCH /api/seasons/{seasonId}': handsOnly,
  'POST /api/seasons/{seasonId}/end': handsOnly,
  'POST /api/seasons/{seasonId}/choice': handsOnly,
  'POST /api/seasons/{seasonId}/activities': handsMake,
  'POST /api/seasons/{seasonId}/harvests': handsMake,

  'GET /api/reference/measures': { any: '200 200 200 200 200 200 200 200' },
  'POST /api/admin/measures': { any: '   401 403 403 403 403 201 403 403' },
};
