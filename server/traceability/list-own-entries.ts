import { listOwnEntries as contract } from '@shuka/domain/traceability';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findOwnEntries } from './own-entry-store.ts';

export const listOwnEntries = handle(contract, async ({ companyId, after, limit }, { db }) => {
  const size = limitOf(limit);
  const [number = null] = cursorParts(after, ['number']) ?? [];
  const { items, next } = cutPage(await findOwnEntries(db, companyId, number, size + 1), size, (one) => [
    String(one.number),
  ]);
  return { items: items.map(({ number: _number, ...entry }) => entry), next };
});
