import { keeperIdOf } from './extension-scene.ts';
import type { MakeInput } from './scene-case.ts';
import { seasonOf } from './season-scene.ts';

/** Input for the operations on advice; nothing but authorization could refuse it. */
export const advisoryInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/farmers/{keeperId}/weather': async (one) => ({ keeperId: await keeperIdOf(one) }),
  'GET /api/farmers/{keeperId}/advice': async (one) => ({ keeperId: await keeperIdOf(one) }),
  'GET /api/seasons/{seasonId}/calendar': async (one) => ({ seasonId: (await seasonOf(one)).seasonId }),
  'GET /api/seasons/{seasonId}/feeding': async (one) => ({ seasonId: (await seasonOf(one)).seasonId }),
};
