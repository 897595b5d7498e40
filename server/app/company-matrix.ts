/* The part of the matrix that is about companies, who works for them, and what they see of others; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */
const everyone = (status: number): Rows => ({ any: Array.from({ length: 8 }, () => status).join(' ') });

/** The processor of the matrix owns a company; another's is as if it were not there, to admins too. */
const owner = (status = 200): Rows => ({
  own: `        .   .   .   .   ${status} .   .   .  `,
  other: '      401 403 403 403 404 403 403 403',
  missing: '    401 403 403 403 404 403 403 403',
  malformed: '  401 403 403 403 400 403 403 403',
});

const managersOwn = (status = 200): Rows => ({ any: `401 403 ${status} 403 403 403 403 403` });
const processorsOwn: Rows = { any: '401 403 403 403 200 403 403 403' };

export const companyMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/agro-processors/register': everyone(201),
  'PUT /api/agro-processors/register/{uniqueId}/{picture}': everyone(200),
  'POST /api/agro-processors/confirm': everyone(400),
  'GET /api/admin/people/{accountId}/company-application': {
    own: '        .   403 403 403 403 404 403 403',
    other: '      401 403 403 403 403 200 403 403',
    missing: '    401 403 403 403 403 404 403 403',
    malformed: '  401 403 403 403 403 400 403 403',
  },
  'POST /api/people/{accountId}/company-papers/{paper}': {
    own: '        .   403 403 403 200 404 403 403',
    other: '      401 403 403 403 404 200 403 403',
    missing: '    401 403 403 403 404 404 403 403',
    malformed: '  401 403 403 403 400 400 403 403',
  },

  'GET /api/company': { any: '401 200 200 200 200 200 200 403' },
  'GET /api/companies/{companyId}/staff': owner(),
  'POST /api/companies/{companyId}/invitations': owner(201),
  'POST /api/companies/{companyId}/invitations/{invitationId}/withdrawal': owner(),
  'POST /api/companies/{companyId}/staff/{accountId}/duty': owner(),
  'POST /api/companies/{companyId}/staff/{accountId}/removal': owner(),
  'POST /api/invitations/check': everyone(400),
  'POST /api/invitations/accept': { any: '401 400 400 400 400 400 400 403' },
  'POST /api/invitations/join': everyone(400),
  'GET /api/companies/{companyId}/shifts': owner(),
  'POST /api/companies/{companyId}/shifts': owner(201),
  'POST /api/companies/{companyId}/shifts/hand-over': owner(201),
  'POST /api/companies/{companyId}/shifts/close': owner(201),

  'GET /api/processor-profile': processorsOwn,
  'PUT /api/processor-profile': processorsOwn,
  'PUT /api/processor-profile/photo': processorsOwn,

  'GET /api/shown-to-mills': managersOwn(),
  'POST /api/shown-to-mills': managersOwn(201),
  'GET /api/companies/{companyId}/extension-workers': owner(),
  'GET /api/companies/{companyId}/extension-workers/{managerId}': owner(),
  'GET /api/companies/{companyId}/ventures': owner(),
  'GET /api/companies/{companyId}/ventures/{businessId}': owner(),
};
