import { listIncidents as contract } from '@shuka/domain/privacy';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findIncidents, showIncidents } from './incident-store.ts';

export const listIncidents = handle(contract, async ({ after, limit }, { db, clock }) => {
  const size = limitOf(limit);
  const found = await findIncidents(db, { after: cursorParts(after, ['moment', 'id']), limit: size + 1 });
  const { items, next } = cutPage(found, size, ({ knownAt, id }) => [knownAt, id]);
  return { items: await showIncidents(db, items, clock.now()), next };
});
