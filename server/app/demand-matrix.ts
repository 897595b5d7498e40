/* The part of the matrix that is about what companies want to buy, and the bargains over it; by hand, like the rest. */

import { handsOnly, type Rows } from './hands-matrix.ts';

/* nobody farmer manager investor processor admin waiting unproved */

/** Whoever works at the mill; the processor of the matrix owns one. */
const mills = (status = 200): Rows => ({
  own: `        .   .   .   .   ${status} .   .   .  `,
  other: '      401 403 403 403 404 403 403 403',
  missing: '    401 403 403 403 404 403 403 403',
  malformed: '  401 403 403 403 400 403 403 403',
});

/** Farmers and managers look at the board and answer. */
const board = (status = 200): Rows => ({
  other: `      401 ${status} ${status} 403 403 403 403 403`,
  missing: '    401 404 404 403 403 403 403 403',
  malformed: '  401 400 400 403 403 403 403 403',
});

/** Both sides of a bargain: Amina and Chidi who looks after her, and Danjuma who buys. */
const bothSides = (status = 200): Rows => ({
  own: `        .   ${status} .   .   ${status} .   .   .  `,
  assigned: `   .   .   ${status} .   .   .   .   .  `,
  other: '      401 404 404 403 404 403 403 403',
  missing: '    401 404 404 403 404 403 403 403',
  malformed: '  401 400 400 403 400 403 403 403',
});

export const demandMatrix: Readonly<Record<string, Rows>> = {
  'POST /api/companies/{companyId}/demands': mills(201),
  'GET /api/companies/{companyId}/demands': mills(),
  'GET /api/companies/{companyId}/demands/{demandId}': mills(),
  'GET /api/companies/{companyId}/demands/{demandId}/matches': mills(),
  'POST /api/companies/{companyId}/demands/{demandId}/versions': mills(201),
  'POST /api/companies/{companyId}/demands/{demandId}/closing': mills(),

  'GET /api/demands': { any: '401 200 200 403 403 403 403 403' },
  'GET /api/demands/{demandId}': board(),
  'GET /api/demands/{demandId}/lots': board(),
  'POST /api/demands/{demandId}/answers': board(201),

  'GET /api/answers': { any: '401 200 200 403 403 403 403 403' },
  'GET /api/answers/{answerId}': bothSides(),
  'POST /api/answers/{answerId}/bids': bothSides(201),
  'POST /api/answers/{answerId}/agreement': bothSides(201),
  'POST /api/answers/{answerId}/ending': bothSides(),

  'PUT /api/farmers/{keeperId}/shown-lots/{lotId}': handsOnly,
  'GET /api/farmers/{keeperId}/shown-lots': handsOnly,
};
