import { listUnits as contract } from '@shuka/domain/traceability';
import { pageOf } from '#kit/page-of.ts';
import { handle } from '#kit/route.ts';
import { findUnits } from './code-store.ts';
import { showUnit } from './show-unit.ts';

export const listUnits = handle(contract, async ({ companyId, ...asked }, { db, publicUrl }) => {
  const { items, next } = await pageOf(asked, (after, limit) => findUnits(db, companyId, after, limit));
  return { items: items.map((unit) => showUnit(publicUrl, unit)), next };
});
