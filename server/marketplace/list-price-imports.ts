import { listPriceImports as contract } from '@shuka/domain/marketplace';
import { cutPage, cursorParts, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findImports } from './import-store.ts';

export const listPriceImports = handle(contract, async ({ after, limit }, { db }) => {
  const size = limitOf(limit);
  const found = await findImports(db, cursorParts(after, ['moment', 'id']), size + 1);
  return cutPage(found, size, ({ importedAt, id }) => [importedAt, id]);
});
