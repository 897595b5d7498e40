import { bandOfShare, cornerOf, listOutbreaks as contract, outbreakWay } from '@shuka/domain/advisory';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { findCounted, findOutbreaks } from './outbreak-store.ts';

export const listOutbreaks = handle(contract, async ({ pest }, context) => {
  const today = dayOf(context.clock.now());
  const counted = await findCounted(context.db, pest);
  const cells = counted === null ? [] : await findOutbreaks(context.db, pest);
  return {
    from: counted?.from ?? addDays(today, 1 - outbreakWay.days),
    until: counted?.until ?? today,
    countedAt: counted?.countedAt ?? null,
    cells: cells.map(({ east, north, farmers, hit }) => ({
      corner: cornerOf([east, north]),
      degrees: outbreakWay.cellDegrees,
      farmers,
      band: bandOfShare(hit, farmers),
    })),
  };
});
