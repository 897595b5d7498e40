import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { boundsDaysBack, listPriceBounds as contract, priceBounds } from '@shuka/domain/marketplace';
import { versionsSince } from '#settings';
import { handle } from '#kit/route.ts';

export const listPriceBounds = handle(contract, async (_input, { db, clock }) => ({
  items: await versionsSince(db, priceBounds, addDays(dayOf(clock.now()), -boundsDaysBack)),
}));
