import { openPair as contract } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle, type Route } from '#kit/route.ts';
import type { FindTies } from './find-ties.ts';
import { findPair, insertRoom, pairName } from './room-store.ts';

export const openPair = (findTies: FindTies): Route =>
  handle(contract, async ({ id, partnerId }, context) => {
    const { db, clock } = context;
    const { accountId } = viewerOf(context);
    const tied = await findTies(db, accountId);
    // Whom nothing ties to the viewer looks like somebody who is not there.
    if (partnerId === accountId || !tied.some((one) => one.accountId === partnerId)) throw new Problem('not-found');
    const held = await findPair(db, accountId, partnerId);
    if (held !== null) return { roomId: held };
    const memberIds = [accountId, partnerId];
    const name = pairName(accountId, partnerId);
    await insertRoom(db, { id, kind: 'pair', name, madeBy: accountId, memberIds, now: clock.now() });
    return { roomId: id };
  });
