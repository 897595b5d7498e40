import { endArrival as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { endArrival as endOf } from './delivery-store.ts';

export const endArrival = handle(contract, async ({ id, companyId, arrivalId }, { db, clock }) => {
  await endOf(db, companyId, arrivalId, clock.now());
  return { id };
});
