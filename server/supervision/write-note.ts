import { writeNote as contract } from '@shuka/domain/supervision';
import { fullNamesOf } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandPosted } from './demand-zone.ts';
import { insertNote } from './note-store.ts';

export const writeNote = handle(contract, async ({ id, zoneId, managerId, text }, context) => {
  const { db, clock } = context;
  const byId = viewerOf(context).accountId;
  await demandPosted(db, zoneId, managerId);
  const byName = (await fullNamesOf(db, [byId])).get(byId) ?? '';
  const now = clock.now();
  await insertNote(db, { id, zoneId, managerId, byId, byName, text }, now);
  return { id, byName, text, createdAt: now.toISOString(), seenAt: null };
});
