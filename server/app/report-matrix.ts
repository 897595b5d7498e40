/* The part of the matrix that is about reports; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/** Admins may look, and only look. */
const handsAndAdmins: Rows = {
  own: '        .   200 .   .   .   .   .   .  ',
  assigned: '   .   .   200 .   .   .   .   .  ',
  other: '      401 404 404 403 403 200 403 403',
  missing: '    401 404 404 403 403 404 403 403',
  malformed: '  401 400 400 403 403 400 403 403',
};

export const reportMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/farms/{farmId}/reports': {
    own: '        .   201 .   .   .   .   .   .  ',
    assigned: '   .   .   201 .   .   .   .   .  ',
    other: '      401 404 404 403 403 403 403 403',
    missing: '    401 404 404 403 403 403 403 403',
    malformed: '  401 400 400 403 403 403 403 403',
  },
  'GET /api/reports/{reportId}': handsAndAdmins,
  'GET /api/reports/{reportId}/document': handsAndAdmins,
  'GET /api/reports/{reportId}/sheet': handsAndAdmins,
  'POST /api/farmers/{keeperId}/inspections': {
    own: '        .   403 .   .   .   .   .   .  ',
    assigned: '   .   .   201 .   .   .   .   .  ',
    other: '      401 403 404 403 403 403 403 403',
    missing: '    401 403 404 403 403 403 403 403',
    malformed: '  401 403 400 403 403 403 403 403',
  },
  'GET /api/inspections/{inspectionId}': handsAndAdmins,
  'GET /api/inspections/{inspectionId}/document': handsAndAdmins,
  'GET /api/inspections/{inspectionId}/sheet': handsAndAdmins,
  'GET /api/inspections/{inspectionId}/check': {
    other: '      200 200 200 200 200 200 200 200',
    missing: '    404 404 404 404 404 404 404 404',
    malformed: '  400 400 400 400 400 400 400 400',
  },
  'GET /api/inspection-keys': { any: '200 200 200 200 200 200 200 200' },
};
