import { Problem } from '@shuka/domain/kit/problem.ts';
import { holdPeople } from '#accounts';
import type { Db } from '#kit/db.ts';

/** Locks these people. @throws Problem `not-a-manager` when one of them is no active extension manager. */
export const demandManagers = async (db: Db, managerIds: readonly string[]): Promise<void> => {
  const held = await holdPeople(db, managerIds);
  const areAll = managerIds.every((managerId) =>
    held.some(
      ({ accountId, state, roles }) =>
        accountId === managerId && state === 'active' && roles.includes('extension-manager'),
    ),
  );
  if (!areAll) throw new Problem('not-a-manager');
};
