/* The part of the matrix that is about how extension managers join; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */
const everyone = (status: number): Rows => ({ any: Array.from({ length: 8 }, () => status).join(' ') });

export const joiningMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/extension-managers/register': everyone(201),
  'PUT /api/extension-managers/register/{uniqueId}/{picture}': everyone(200),
  'POST /api/extension-managers/confirm': everyone(400),

  'GET /api/admin/people/{accountId}/application': {
    own: '        .   403 403 403 403 404 403 403',
    other: '      401 403 403 403 403 200 403 403',
    missing: '    401 403 403 403 403 404 403 403',
    malformed: '  401 403 403 403 403 400 403 403',
  },
  'POST /api/people/{accountId}/id-document': {
    own: '        .   403 200 403 403 404 403 403',
    other: '      401 403 404 403 403 200 403 403',
    missing: '    401 403 404 403 403 404 403 403',
    malformed: '  401 403 400 403 403 400 403 403',
  },
};
