import { listCases as contract } from '@shuka/domain/library';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findAnswered, findWaiting } from './case-store.ts';
import { showCases } from './show-cases.ts';

export const listCases = handle(contract, async ({ agronomistId, state, after, limit }, { db }) => {
  const [last = null] = cursorParts(after, ['id']) ?? [];
  const size = limitOf(limit);
  const find = state === 'waiting' ? findWaiting : findAnswered;
  const { items, ...rest } = cutPage(await find(db, { agronomistId, after: last, limit: size + 1 }), size, ({ id }) => [
    id,
  ]);
  return { ...rest, items: await showCases(db, items) };
});
