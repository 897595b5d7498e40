import { listStateRecalls as contract } from '@shuka/domain/traceability';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findStateRecalls } from './state-store.ts';

export const listStateRecalls = handle(contract, async ({ stateCode, after, limit }, { db }) => {
  const size = limitOf(limit);
  const [id = null] = cursorParts(after, ['id']) ?? [];
  return cutPage(await findStateRecalls(db, stateCode, id, size + 1), size, (one) => [one.id]);
});
