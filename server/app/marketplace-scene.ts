import { newBusiness } from '@shuka/domain/marketplace';
import { insertBusiness } from '#marketplace';
import { aminasBusiness } from '#world/marketplace.ts';
import { keeperIdOf } from './extension-scene.ts';
import type { Case, MakeInput } from './scene-case.ts';

/** The farmer a case is about, who has a business. */
const owningKeeper = async (one: Case): Promise<string> => {
  const keeperId = await keeperIdOf(one);
  if (one.object === 'other')
    await insertBusiness(one.house.pool, newBusiness(keeperId, aminasBusiness, one.house.clock.now()), {});
  return keeperId;
};

/** Input for the operations on marketplace; nothing but authorization could refuse it. */
export const marketplaceInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/farmers/{keeperId}/business': async (one) => ({ keeperId: await owningKeeper(one) }),
  'PATCH /api/farmers/{keeperId}/business': async (one) => ({
    keeperId: await owningKeeper(one),
    was: { employees: 4 },
    becomes: { employees: 5 },
  }),
  'GET /api/farmers/{keeperId}/business/opening': async (one) => ({ keeperId: await owningKeeper(one) }),
  'PUT /api/farmers/{keeperId}/business/opening': async (one) => ({ keeperId: await owningKeeper(one), isOpen: true }),
  'GET /api/farmers/{keeperId}/business/mill-opening': async (one) => ({ keeperId: await owningKeeper(one) }),
  'PUT /api/farmers/{keeperId}/business/mill-opening': async (one) => ({
    keeperId: await owningKeeper(one),
    isOpen: true,
  }),
  'POST /api/farmers/{keeperId}/business/choice': async (one) => ({
    keeperId: await owningKeeper(one),
    field: 'name',
    at: '2026-06-01T08:00:00.000Z',
    choice: 'now',
  }),
};
