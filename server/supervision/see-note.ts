import { seeNote as contract } from '@shuka/domain/supervision';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { markSeen } from './note-store.ts';

export const seeNote = handle(contract, async ({ noteId }, { db, clock }) => {
  const note = await markSeen(db, noteId, clock.now());
  if (note === null) throw new Problem('not-found');
  return note;
});
