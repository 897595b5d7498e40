import { listArticles as contract } from '@shuka/domain/library';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findArticles } from './reader-store.ts';

export const listArticles = handle(contract, async ({ after, limit, language, crop, stage, zone }, { db, clock }) => {
  const [last = null] = cursorParts(after, ['id']) ?? [];
  const size = limitOf(limit);
  const wanted = { language, crop, stage, zone, today: dayOf(clock.now()), after: last, limit: size + 1 };
  return cutPage(await findArticles(db, wanted), size, ({ articleId }) => [articleId]);
});
