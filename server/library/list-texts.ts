import { listTexts as contract } from '@shuka/domain/library';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findLines } from './desk-list-store.ts';

export const listTexts = handle(contract, async ({ state, after, limit }, { db }) => {
  const [last = null] = cursorParts(after, ['id']) ?? [];
  const size = limitOf(limit);
  return cutPage(await findLines(db, { state, after: last, limit: size + 1 }), size, ({ textId }) => [textId]);
});
