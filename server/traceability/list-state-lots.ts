import { listStateLots as contract } from '@shuka/domain/traceability';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findStateLots } from './state-store.ts';
import { tellBooks } from './tell-books.ts';

export const listStateLots = handle(contract, async ({ stateCode, after, limit }, context) => {
  await tellBooks(context);
  const size = limitOf(limit);
  const [number = null] = cursorParts(after, ['number']) ?? [];
  const found = await findStateLots(context.db, stateName(stateCode), number, size + 1);
  const { items, next } = cutPage(found, size, (one) => [String(one.number)]);
  return { items: items.map(({ number: _number, ...lot }) => lot), next };
});
