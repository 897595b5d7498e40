import type { Role } from '@shuka/domain/kit/viewer.ts';
import { addToCounter } from '#kit/counter.ts';
import { run, sql, type Db } from '#kit/db.ts';

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
