/* The part of the matrix that is about lots; by hand, like the rest. */

import { handsAndAdmins, handsMake, type Rows } from './hands-matrix.ts';

export const lotMatrix: Readonly<Record<string, Rows>> = {
  'GET /api/farmers/{keeperId}/lots': handsAndAdmins,
  'POST /api/farmers/{keeperId}/lots': handsMake,
  'POST /api/farmers/{keeperId}/lots/splits': handsMake,
  'POST /api/farmers/{keeperId}/lots/joins': handsMake,
  'POST /api/farmers/{keeperId}/lots/moves': handsMake,
  'POST /api/farmers/{keeperId}/lots/goings': handsMake,
  'POST /api/farmers/{keeperId}/lots/corrections': handsMake,
};
