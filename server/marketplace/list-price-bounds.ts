import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { boundsDaysBack, listPriceBounds as contract, priceBounds } from '@shuka/domain/marketplace';
import { handle } from '#kit/route.ts';
import { heldVersions } from '#settings';

export const listPriceBounds = handle(contract, async (_input, { db, clock }) => {
  const first = addDays(dayOf(clock.now()), -boundsDaysBack);
  const versions = await heldVersions(db, priceBounds);
  const oldest = versions.findIndex(({ date }) => date <= first);
  const wanted = oldest === -1 ? versions : versions.slice(0, oldest + 1);
  return {
    items: wanted.map(({ version, date, source, values }) => ({ version, date, source, values: { ...values } })),
  };
});
