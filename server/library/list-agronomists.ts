import { listAgronomists as contract } from '@shuka/domain/library';
import { fullNamesOf } from '#accounts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findDutiesAfter } from './duty-store.ts';

export const listAgronomists = handle(contract, async ({ after, limit }, { db }) => {
  const [fromAt = '2000-01-01T00:00:00Z', id = '00000000-0000-0000-0000-000000000000'] =
    cursorParts(after, ['moment', 'id']) ?? [];
  const size = limitOf(limit);
  const found = await findDutiesAfter(db, [fromAt, id], size + 1);
  const { items, next } = cutPage(found, size, ({ since, id: dutyId }) => [since, dutyId]);
  const names = await fullNamesOf(
    db,
    items.map(({ agronomistId }) => agronomistId),
  );
  const named = items.map(({ agronomistId, since, reason }) => {
    return { agronomistId, name: names.get(agronomistId) ?? '-', since, reason };
  });
  return { items: named, next };
});
