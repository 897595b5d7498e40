import { listMappings as contract } from '@shuka/domain/imports';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findMappings } from './mapping-store.ts';

export const listMappings = handle(contract, async ({ after, limit }, { db }) => {
  const size = limitOf(limit);
  const found = await findMappings(db, cursorParts(after, ['id'])?.[0] ?? null, size + 1);
  return cutPage(found, size, ({ id }) => [id]);
});
