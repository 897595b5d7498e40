import { listManagers as contract } from '@shuka/domain/relations';
import { findNamedPeople } from '#accounts';
import { readCounters } from '#kit/counter.ts';
import { cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { nameKey, namePage } from './name-page.ts';

export const listManagers = handle(contract, async (asked, { db }) => {
  const found = await findNamedPeople(db, { ...namePage(asked), role: 'extension-manager' });
  const { items, next } = cutPage(found, limitOf(asked.limit), nameKey);
  const ids = items.map(({ accountId }) => accountId);
  const farmersOf = await readCounters(db, 'assigned', ids);
  const managers = items.map(({ accountId: managerId, firstName, lastName, phone }) => {
    return { managerId, firstName, lastName, phone, farmers: farmersOf.get(managerId) ?? 0 };
  });
  return { items: managers, next };
});
