import { readDataDelivery as contract, weighedOf } from '@shuka/domain/integrations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findDeliveries } from '#processing';
import { NotTheirs } from '#kit/authorize.ts';
import { companyOfKey } from '#kit/context.ts';
import { handle } from '#kit/route.ts';

export const readDataDelivery = handle(contract, async ({ deliveryId }, context) => {
  const [found] = await findDeliveries(context.db, [deliveryId]);
  if (found === undefined) throw new Problem('not-found');
  if (found.companyId !== companyOfKey(context)) throw new NotTheirs();
  return weighedOf(found);
});
