import { listThings as contract } from '@shuka/domain/traceability';
import { cursorParts, cursorOf, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { tellBooks } from './tell-books.ts';
import { findKnownThings } from './trace-store.ts';

export const listThings = handle(contract, async ({ companyId, after, limit, search = '', show = null }, context) => {
  await tellBooks(context);
  const [number = null] = cursorParts(after, ['number']) ?? [];
  const asked = { after: number, limit: limitOf(limit), search, view: show };
  const { items, lookedTo } = await findKnownThings(context.db, companyId, asked);
  return {
    items: items.map(({ number: _number, ...thing }) => thing),
    next: lookedTo === null ? null : cursorOf([lookedTo]),
  };
});
