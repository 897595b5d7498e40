import { listAssignments as contract } from '@shuka/domain/relations';
import { findNamedPeople, fullNamesOf } from '#accounts';
import { cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import type { Db } from '#kit/db.ts';
import { nameKey, namePage } from './name-page.ts';
import { findCare, isInAnyCare, isInCareOf } from './store.ts';

/** Who looks after each of these farmers, by name and since when. */
const findManagersOf = async (db: Db, farmerIds: readonly string[]) => {
  const care = await findCare(db, farmerIds);
  const nameOf = await fullNamesOf(
    db,
    care.map(({ managerId }) => managerId),
  );
  return new Map(
    care.map(({ farmerId, managerId, since }) => [
      farmerId,
      { managerId, managerName: nameOf.get(managerId) ?? null, since },
    ]),
  );
};

const nobody = { managerId: null, managerName: null, since: null };

export const listAssignments = handle(contract, async ({ manager, ...asked }, { db }) => {
  const among = manager === undefined ? undefined : isInCareOf(manager);
  // Farmers whose account is closed are listed only as long as someone has them in their care: they can be taken from there.
  const found = await findNamedPeople(db, { ...namePage(asked), role: 'farmer', among, evenClosed: isInAnyCare });
  const { items, next } = cutPage(found, limitOf(asked.limit), nameKey);
  const ids = items.map(({ accountId }) => accountId);
  const managerOf = await findManagersOf(db, ids);
  const farmers = items.map(({ accountId: farmerId, ...person }) => {
    return { ...person, farmerId, ...(managerOf.get(farmerId) ?? nobody) };
  });
  return { items: farmers, next };
});
