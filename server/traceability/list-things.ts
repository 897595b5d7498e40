import { listThings as contract } from '@shuka/domain/traceability';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { tellBooks } from './tell-books.ts';
import { findKnownThings } from './trace-store.ts';

export const listThings = handle(contract, async ({ companyId, after, limit }, context) => {
  await tellBooks(context);
  const size = limitOf(limit);
  const [number = null] = cursorParts(after, ['number']) ?? [];
  const { items, next } = cutPage(await findKnownThings(context.db, companyId, number, size + 1), size, (one) => [
    String(one.number),
  ]);
  return { items: items.map(({ number: _number, ...thing }) => thing), next };
});
