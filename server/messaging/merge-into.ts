import type { MergeInto } from '#kit/merging.ts';
import { moveNews } from './broadcast-store.ts';
import { moveMessages } from './move-messages.ts';
import { moveMemberships } from './own-rooms.ts';

/** The tables of this slice whose rows have a keeper; a conversation has its keeper's id. */
export const keptTables = ['messaging.conversation', 'messaging.message'] as const;

export const mergeInto: MergeInto = async ({ db, clock }, pair) => {
  await moveMessages(db, pair, clock.now());
  await moveMemberships(db, pair, clock.now());
  await moveNews(db, pair);
};
