import { listUnits as contract } from '@shuka/domain/traceability';
import { handle } from '#kit/route.ts';
import { findUnits } from './code-store.ts';
import { showUnit } from './show-unit.ts';

export const listUnits = handle(contract, async ({ companyId, after, limit: asked = '20' }, { db, publicUrl }) => {
  const limit = Number(asked);
  const found = await findUnits(db, companyId, after ?? null, limit + 1);
  const items = found.slice(0, limit).map((unit) => showUnit(publicUrl, unit));
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
});
