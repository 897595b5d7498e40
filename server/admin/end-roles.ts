import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findAccount, holdAdmins, takeStaffRole, writeToOwner } from '#accounts';
import { writeAudit } from '#kit/audit.ts';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { endGiven, findOver, type RoleChangeRow } from './role-store.ts';

/** The job that takes roles whose last day is over. */
const endRoles = 'admin.end-roles';

const endOne = async (db: Db, one: RoleChangeRow, now: Date): Promise<boolean> => {
  const admins = await holdAdmins(db);
  // The house is never left without an admin: the role stays until there is another.
  if (admins.every((id) => id === one.accountId)) return false;
  await endGiven(db, one, now);
  await takeStaffRole(db, one.accountId, one.role, now);
  const line = { act: 'a staff role ended on its day', endpoint: endRoles, objectId: one.id, requestId: newId() };
  await writeAudit(db, [{ ...line, at: now, accountId: null, aboutId: one.accountId }]);
  return true;
};

/** Takes every role whose day is over, ends the sessions of its people, and tells them. */
export const endRolesNow = async (services: Services): Promise<void> => {
  const now = services.clock.now();
  const ended = await inTransaction(services.pool, async (db) => {
    const over: RoleChangeRow[] = [];
    for (const one of await findOver(db, dayOf(now))) if (await endOne(db, one, now)) over.push(one);
    return over;
  });
  for (const { accountId, reason, until } of ended) {
    const account = await findAccount(services.pool, accountId);
    if (account === null) continue;
    await writeToOwner(services, account, 'roleEnded', { reason, until: until ?? '-' }).catch((error: unknown) =>
      services.log.error({ error, accountId }, 'somebody could not be told that their role ended'),
    );
  }
};

export const jobsOf = (services: Services): JobHandler[] => [
  { name: endRoles, cron: '10 * * * *', work: () => endRolesNow(services) },
];
