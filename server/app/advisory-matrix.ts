/* The part of the matrix that is about weather, the crop calendar and feeding; by hand, like the rest. */

import { handsAndAdmins, type Rows } from './hands-matrix.ts';

export const advisoryMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/farmers/{keeperId}/weather': handsAndAdmins,
  'GET /api/farmers/{keeperId}/advice': handsAndAdmins,
  'GET /api/seasons/{seasonId}/calendar': handsAndAdmins,
  'GET /api/seasons/{seasonId}/feeding': handsAndAdmins,
};
