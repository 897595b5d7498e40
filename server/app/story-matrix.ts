/* The part of the matrix that is about public stories, checks and reports of fakes; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

/** Whoever asks: what is public is nobody's own. */
const everyone = (status: number): Rows => ({ any: Array.from({ length: 8 }, () => status).join(' ') });

const farmersOnly: Rows = { any: '401 200 403 403 403 403 403 403' };
const adminsOnly: Rows = { any: ' 401 403 403 403 403 200 403 403' };

/** The processor of the matrix owns a company; another's is as if it were not there, to admins too. */
const ofCompany: Rows = {
  own: `        .   .   .   .   200 .   .   .  `,
  other: '      401 403 403 403 404 403 403 403',
  missing: '    401 403 403 403 404 403 403 403',
  malformed: '  401 403 403 403 400 403 403 403',
};

export const storyMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/stories': everyone(404), // of a code that nobody made: nothing is refused before that
  'POST /api/genuine-checks': everyone(200),
  'POST /api/fake-reports': everyone(201),
  'GET /api/fake-reports/{reportId}': everyone(200),
  'GET /api/companies/{companyId}/story': ofCompany,
  'PUT /api/companies/{companyId}/story': ofCompany,
  'GET /api/companies/{companyId}/fake-reports': ofCompany,
  'GET /api/companies/{companyId}/recalls': ofCompany,
  'GET /api/name-in-stories': farmersOnly,
  'PUT /api/name-in-stories': farmersOnly,
  'GET /api/admin/fake-reports': adminsOnly,
  'POST /api/admin/fake-reports/{reportId}/words': adminsOnly,
};
