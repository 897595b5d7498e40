/* The part of the matrix that is about agri-businesses; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */
const hands: Rows = {
  own: '        .   200 .   .   .   .   .   .  ',
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 404 404 403 403 403 403 403',
  missing: '    401 404 404 403 403 403 403 403',
  malformed: '  401 400 400 403 403 403 403 403',
};

/** Admins may look, and only look. */
const handsAndAdmins: Rows = {
  ...hands,
  other: '      401 404 404 403 403 200 403 403',
  missing: '    401 404 404 403 403 404 403 403',
  malformed: '  401 400 400 403 403 400 403 403',
};

export const marketplaceMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/farmers/{keeperId}/business': handsAndAdmins,
  'PATCH /api/farmers/{keeperId}/business': hands,
  'POST /api/farmers/{keeperId}/business/choice': hands,
  'GET /api/farmers/{keeperId}/business/opening': hands,
  'PUT /api/farmers/{keeperId}/business/opening': hands,
  'GET /api/farmers/{keeperId}/business/mill-opening': hands,
  'PUT /api/farmers/{keeperId}/business/mill-opening': hands,
};
