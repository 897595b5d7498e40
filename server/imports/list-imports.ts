import { listImports as contract } from '@shuka/domain/imports';
import { viewerOf } from '#kit/context.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findImports } from './import-store.ts';
import { ofWhom } from './of-whom.ts';

export const listImports = handle(contract, async ({ after, limit }, context) => {
  const size = limitOf(limit);
  const found = await findImports(
    context.db,
    ofWhom(viewerOf(context)),
    cursorParts(after, ['id'])?.[0] ?? null,
    size + 1,
  );
  return cutPage(found, size, ({ id }) => [id]);
});
