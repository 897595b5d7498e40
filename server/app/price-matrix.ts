/* The part of the matrix that is about what produce costs; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

/** Whoever grows, buys or advises. */
const readers: Rows = {
  other: '      401 200 200 403 200 200 403 403',
  missing: '    401 404 404 403 404 404 403 403',
  malformed: '  401 400 400 403 400 400 403 403',
};

export const priceMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/prices': { any: '401 200 200 403 200 200 403 403' },
  'GET /api/price-series/{quotationId}': readers,
  'GET /api/price-series/{quotationId}/sms': readers,
  'GET /api/reference/markets': { any: '200 200 200 200 200 200 200 200' },
  'GET /api/reference/price-bounds': { any: '200 200 200 200 200 200 200 200' },
  'POST /api/prices': { any: '401 403 201 403 403 403 403 403' },
  'POST /api/prices/{priceId}/withdrawal': {
    own: '        .   .   200 .   .   .   .   .  ',
    other: '      401 403 404 403 403 200 403 403',
    missing: '    401 403 404 403 403 404 403 403',
    malformed: '  401 403 400 403 403 400 403 403',
  },
  'POST /api/admin/price-imports': { any: '401 403 403 403 403 201 403 403' },
  'GET /api/admin/price-imports': { any: ' 401 403 403 403 403 200 403 403' },
};
