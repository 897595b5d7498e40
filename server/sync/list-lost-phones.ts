import { listLostPhones as contract } from '@shuka/domain/sync';
import { findNames } from '#accounts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findLostPhones } from './lost-phone-store.ts';

export const listLostPhones = handle(contract, async ({ after, limit }, { db, clock }) => {
  const size = limitOf(limit);
  const [noticedAt, deviceId] = cursorParts(after, ['moment', 'id']) ?? [];
  const key = noticedAt === undefined || deviceId === undefined ? null : { noticedAt, deviceId };
  const { items, next } = cutPage(await findLostPhones(db, clock.now(), key, size + 1), size, (lost) => [
    lost.noticedAt,
    lost.deviceId,
  ]);
  const named = await findNames(db, [...new Set(items.map(({ accountId }) => accountId))]);
  const personOf = new Map(named.map((person) => [person.accountId, person]));
  const nameless = { firstName: '', lastName: '', phone: '' };
  return { items: items.map((lost) => ({ ...lost, ...nameless, ...personOf.get(lost.accountId) })), next };
});
