import { listZones as contract } from '@shuka/domain/supervision';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { zoneRows } from './zone-rows.ts';
import { findZonesAfter } from './zone-store.ts';

export const listZones = handle(contract, async ({ after, limit }, { db }) => {
  const [stateCode = '', name = '', id = '00000000-0000-0000-0000-000000000000'] =
    cursorParts(after, ['text', 'text', 'id']) ?? [];
  const size = limitOf(limit);
  const { items, next } = cutPage(await findZonesAfter(db, [stateCode, name, id], size + 1), size, (zone) => [
    zone.stateCode,
    zone.name.toLowerCase(),
    zone.zoneId,
  ]);
  return { items: await zoneRows(db, items), next };
});
