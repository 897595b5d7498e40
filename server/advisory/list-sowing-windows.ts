import { listSowingWindows as contract, sowingDaysBack, sowingWindows } from '@shuka/domain/advisory';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { versionsSince } from '#settings';
import { handle } from '#kit/route.ts';

export const listSowingWindows = handle(contract, async (_input, { db, clock }) => ({
  items: await versionsSince(db, sowingWindows, addDays(dayOf(clock.now()), -sowingDaysBack)),
}));
