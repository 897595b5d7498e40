import { listMessageReports as contract } from '@shuka/domain/messaging';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findReports } from './report-store.ts';
import { showReports } from './show-reports.ts';

export const listMessageReports = handle(contract, async ({ state, after, limit }, { db }) => {
  const size = limitOf(limit);
  const parts = cursorParts(after, ['id']);
  const found = await findReports(db, { state, after: parts?.[0] ?? null, limit: size + 1 });
  const { items, next } = cutPage(found, size, ({ id }) => [id]);
  return { items: await showReports(db, items), next };
});
