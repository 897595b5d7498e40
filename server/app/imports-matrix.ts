/* The part of the matrix that is about lists that are brought; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

const bringers: Rows = { any: '401 403 200 403 403 200 403 403' };
const bring: Rows = { any: '401 403 201 403 403 201 403 403' };

/** An admin, or the manager whose list it is. */
const keepers: Rows = {
  own: '        .   .   200 .   .   .   .   .  ',
  other: '      401 403 404 403 403 200 403 403',
  missing: '    401 403 404 403 403 404 403 403',
  malformed: '  401 403 400 403 403 400 403 403',
};

const made: Rows = { any: '401 403 403 403 403 201 403 403' };

export const importsMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/imports': bring,
  'GET /api/imports': bringers,
  'GET /api/imports/{importId}': keepers,
  'GET /api/imports/{importId}/rows': keepers,
  'GET /api/imports/{importId}/refused-rows': keepers,
  'POST /api/imports/{importId}/confirmation': keepers,
  'POST /api/imports/{importId}/undoing': keepers,
  'POST /api/import-mappings': made,
  'GET /api/import-mappings': bringers,
};
