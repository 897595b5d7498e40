import { writePost as contract } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle, type Route } from '#kit/route.ts';
import type { FindTies } from './find-ties.ts';
import { insertPost, nextPostNumber } from './post-store.ts';
import { findRoom } from './room-store.ts';
import { silenceOf } from './silence-of.ts';
import { nameOf } from './writer-for.ts';

export const writePost = (findTies: FindTies): Route =>
  handle(contract, async ({ id, roomId, text }, context) => {
    const { db, clock } = context;
    const { accountId: writerId } = viewerOf(context);
    const room = await findRoom(db, roomId, writerId);
    if (room === null) throw new Problem('not-found');
    const silence = await silenceOf(db, findTies, room, writerId);
    if (silence !== null) throw new Problem(silence);
    const now = clock.now();
    const number = await nextPostNumber(db, roomId, writerId, now);
    const writerName = await nameOf(db, writerId);
    const post = { id, roomId, number, writerId, writerName, text, isTakenAway: false, createdAt: now.toISOString() };
    await insertPost(db, post);
    return post;
  });
