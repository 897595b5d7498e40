import { listLoansAtDesk as contract } from '@shuka/domain/loans';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findCards } from './desk-store.ts';
import { nameCards } from './show-loan.ts';

export const listLoansAtDesk = handle(contract, async ({ state, after, limit }, { db }) => {
  const size = limitOf(limit);
  const [from = null] = cursorParts(after, ['id']) ?? [];
  const { items, next } = cutPage(await findCards(db, state, from, size + 1), size, ({ id }) => [id]);
  return { items: await nameCards(db, items), next };
});
