import { listTillCases as contract } from '@shuka/domain/loans';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findOpenCases, nameCases } from './till-case-store.ts';

export const listTillCases = handle(contract, async ({ after, limit }, { db }) => {
  const size = limitOf(limit);
  const [from = null] = cursorParts(after, ['id']) ?? [];
  const { items, next } = cutPage(await findOpenCases(db, from, size + 1), size, ({ id }) => [id]);
  return { items: await nameCases(db, items), next };
});
