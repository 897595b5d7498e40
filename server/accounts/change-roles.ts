import type { Role } from '@shuka/domain/kit/viewer.ts';
import { addToCounter } from '#kit/counter.ts';
import { rows, run, sql, type Db } from '#kit/db.ts';
import { endSessionsOf } from './session-store.ts';

/** Gives an account a role besides those it has; nothing happens to one that has it. */
export const addRole = async (db: Db, accountId: string, role: Role): Promise<void> => {
  const changed = await run(
    db,
    sql`update accounts.account set roles = roles || ${role}::text where id = ${accountId} and ${role} <> all(roles)`,
  );
  if (changed === 1) await addToCounter(db, 'people', role, 1);
};

/** Takes a role from an account that has another; an account without any role could not be signed in to. */
export const dropRole = async (db: Db, accountId: string, role: Role): Promise<void> => {
  const changed = await run(
    db,
    sql`update accounts.account set roles = array_remove(roles, ${role})
        where id = ${accountId} and ${role} = any(roles) and cardinality(roles) > 1`,
  );
  if (changed === 1) await addToCounter(db, 'people', role, -1);
};

/**
 * The admins whose accounts are open, with their rows locked, the lowest id first: two changes at once must not leave the
 * house without anybody, nor let somebody decide who is no admin any more.
 */
export const holdAdmins = async (db: Db): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from accounts.account where 'admin' = any(roles) and state = 'active' order by id for no key update`,
    )
  ).map(({ id }) => id);

/** Gives a staff role at once. An account without a role was closed when it lost its last one, and is open again. */
export const giveStaffRole = async (db: Db, accountId: string, role: Role, now: Date): Promise<void> => {
  await addRole(db, accountId, role);
  await run(
    db,
    sql`update accounts.account set state = 'active' where id = ${accountId} and roles = ${[role]}::text[]`,
  );
  await endSessionsOf(db, accountId, now);
};

/** Takes a staff role at once, and closes the account of somebody who has no other. Every session ends. */
export const takeStaffRole = async (db: Db, accountId: string, role: Role, now: Date): Promise<void> => {
  const changed = await run(
    db,
    sql`update accounts.account set roles = array_remove(roles, ${role}),
          state = case when cardinality(roles) = 1 then 'closed' else state end
        where id = ${accountId} and ${role} = any(roles)`,
  );
  if (changed === 1) await addToCounter(db, 'people', role, -1);
  await endSessionsOf(db, accountId, now);
};
