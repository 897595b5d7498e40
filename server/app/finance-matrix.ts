/* The part of the matrix that is about finance; by hand, like the rest. */

import { handsMake, handsOnly, type Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

export const financeMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/finance/entries': handsMake,
  'POST /api/finance/entries/{entryId}/corrections': handsMake,
  'GET /api/finance/entries': handsOnly,
  'GET /api/finance/totals': handsOnly,
  'GET /api/finance/statement': handsOnly,
};
