import { checkLeavable, leaveCover as contract } from '@shuka/domain/insurance';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { movePremium } from './cover-money.ts';
import { holdCover, setState } from './cover-store.ts';
import { showCover } from './show-covers.ts';

/** What goes back to whoever paid it needs no licence. */
export const leaveCover = handle(contract, async ({ coverId }, context) => {
  const { db, clock, requestId } = context;
  const [by, at] = [viewerOf(context).accountId, clock.now()];
  const cover = await holdCover(db, coverId);
  if (cover === null) throw new Problem('not-found');
  checkLeavable(cover, dayOf(at));
  await setState(db, coverId, 'left');
  const answer = await showCover(context, coverId);
  const origin = { by, endpoint: contract.name, requestId, at };
  if (cover.paidAt !== null && cover.ownKobo > 0)
    await movePremium(db, cover, { moveId: newId(), kind: 'refund' }, origin);
  return answer;
});
