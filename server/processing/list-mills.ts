import { listMills as contract } from '@shuka/domain/processing';
import { findOpenMills } from '#relations';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';

export const listMills = handle(contract, async ({ search = '', buyers, after, limit }, { db }) => {
  const size = limitOf(limit);
  const found = await findOpenMills(db, {
    search,
    withBuyers: buyers === 'too',
    after: cursorParts(after, ['text', 'id']),
    limit: size + 1,
  });
  return cutPage(found, size, ({ name, companyId }) => [name.toLowerCase(), companyId]);
});
