/* The part of the matrix that is about lists that are brought; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

const admins: Rows = { any: '401 403 403 403 403 200 403 403' };
const made: Rows = { any: '401 403 403 403 403 201 403 403' };

export const importsMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/admin/imports': made,
  'GET /api/admin/imports': admins,
  'GET /api/admin/imports/{importId}': admins,
  'GET /api/admin/imports/{importId}/rows': admins,
  'GET /api/admin/imports/{importId}/refused-rows': admins,
  'POST /api/admin/imports/{importId}/confirmation': admins,
  'POST /api/admin/imports/{importId}/undoing': admins,
  'POST /api/admin/import-mappings': made,
  'GET /api/admin/import-mappings': admins,
};
