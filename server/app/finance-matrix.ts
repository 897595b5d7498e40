/* The part of the matrix that is about finance; by hand, like the rest. */

type Rows = Readonly<Record<string, string>>;

/* nobody farmer manager investor processor admin waiting unproved */

/** A book is its farmer's and, to work in, that of who looks after them. Nobody else sees one, an admin neither. */
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

export const financeMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/finance/entries': handsMake,
  'POST /api/finance/entries/{entryId}/corrections': handsMake,
  'GET /api/finance/entries': handsOnly,
  'GET /api/finance/totals': handsOnly,
  'GET /api/finance/statement': handsOnly,
};
