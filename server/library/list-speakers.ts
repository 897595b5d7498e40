import { listSpeakers as contract } from '@shuka/domain/library';
import { fullNamesOf } from '#accounts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findSpeakersAfter } from './speaker-store.ts';

export const listSpeakers = handle(contract, async ({ after, limit }, { db }) => {
  const [fromAt = '2000-01-01T00:00:00Z', id = '00000000-0000-0000-0000-000000000000'] =
    cursorParts(after, ['moment', 'id']) ?? [];
  const size = limitOf(limit);
  const found = await findSpeakersAfter(db, [fromAt, id], size + 1);
  const { items, next } = cutPage(found, size, ({ since, dutyId }) => [since, dutyId]);
  const names = await fullNamesOf(
    db,
    items.map(({ speakerId }) => speakerId),
  );
  return { items: items.map((one) => ({ ...one, name: names.get(one.speakerId) ?? '-' })), next };
});
