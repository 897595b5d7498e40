import { listShop as contract } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findShop } from './shop-store.ts';

export const listShop = handle(
  contract,
  async ({ search = '', kind = '', stateCode = '', companyId = null, after, limit }, context) => {
    const size = limitOf(limit);
    const [afterId = null] = cursorParts(after, ['id']) ?? [];
    const page = { after: afterId, limit: size + 1, today: dayOf(context.clock.now()) };
    const found = await findShop(context.db, { ...page, search, kind, stateCode, companyId });
    return cutPage(found, size, ({ id }) => [id]);
  },
);
