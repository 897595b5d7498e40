import { blockPerson as contract } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { hasWrittenIn, insertBlock, shareRoom } from './block-store.ts';
import { otherSideOf } from './demand-unblocked.ts';

/** Whether two write to each other anywhere: in a room, in the conversation of one of them, or as the sides of one. */
const doMeet = async (db: Db, one: string, other: string): Promise<boolean> =>
  (await shareRoom(db, one, other)) ||
  (await hasWrittenIn(db, one, other)) ||
  (await otherSideOf(db, one, one)) === other ||
  (await otherSideOf(db, other, other)) === one;

export const blockPerson = handle(contract, async ({ accountId: ofId }, context) => {
  const { db, clock } = context;
  const { accountId: byId } = viewerOf(context);
  if (ofId === byId || !(await doMeet(db, byId, ofId))) throw new Problem('not-found');
  await insertBlock(db, { id: newId(), byId, ofId, now: clock.now() });
  return {};
});
