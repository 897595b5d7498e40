import { run, sql, type Db } from '#kit/db.ts';

/**
 * Opens the scopes of farmers who have no record yet, each granted to its farmer; the shard is then that of the country.
 * A scope is one farmer's records as a whole, its id is the farmer's account.
 */
export const openScope = (db: Db, scopeIds: readonly string[]) =>
  run(db, sql`select sync.open_scope(id, 'NG') from unnest(${[...scopeIds].sort()}::uuid[]) as id`);

/** Lets an account keep open scopes on its phones; they get all of each, also when they had it before. */
export const grantScope = (db: Db, accountId: string, scopeIds: readonly string[]) =>
  run(db, sql`select sync.grant_scopes(${accountId}::uuid, ${scopeIds}::uuid[])`);

/** Takes scopes from an account's phones: they forget them at their next sync. Nobody loses their own. */
export const revokeScope = (db: Db, accountId: string, scopeIds: readonly string[]) => {
  const others = scopeIds.filter((scopeId) => scopeId !== accountId);
  return run(db, sql`select sync.revoke_scopes(${accountId}::uuid, ${others}::uuid[])`);
};

/** Takes the scope of an account that was merged into another from all phones, its own too; no record comes into it again. */
export const closeMergedScope = (db: Db, scopeId: string) =>
  run(db, sql`select sync.close_merged_scope(${scopeId}::uuid)`);
