import { listImports as contract } from '@shuka/domain/imports';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findImports } from './import-store.ts';

export const listImports = handle(contract, async ({ after, limit }, { db }) => {
  const size = limitOf(limit);
  const found = await findImports(db, cursorParts(after, ['id'])?.[0] ?? null, size + 1);
  return cutPage(found, size, ({ id }) => [id]);
});
