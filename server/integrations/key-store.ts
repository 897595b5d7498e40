import type { HeldKey, HolderKind } from '@shuka/domain/integrations';
import type { KeyHolder, KeyScope } from '@shuka/domain/kit/key-scopes.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { holderIsThere, isOf } from './holder-store.ts';

const columns = sql`id as "keyId", name, head, scopes, made_at as "madeAt", expires_on::text as "expiresOn",
  used_on::text as "usedOn", revoked_at as "revokedAt"`;

type NewKey = {
  readonly keyId: string;
  readonly holderId: string;
  readonly kind: HolderKind;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly head: string;
  readonly hash: Buffer;
  readonly expiresOn: string;
  readonly madeBy: string;
  readonly now: Date;
};

export const insertKey = (db: Db, { kind, holderId, ...key }: NewKey) =>
  run(
    db,
    sql`insert into integrations.key (id, company_id, programme_id, name, head, hash, scopes, expires_on, made_by, made_at)
        values (${key.keyId}, ${kind === 'company' ? holderId : null}, ${kind === 'programme' ? holderId : null},
          ${key.name}, ${key.head}, ${key.hash}, ${key.scopes}::text[], ${key.expiresOn}, ${key.madeBy}, ${key.now})`,
  );

/** How many keys of a holder still work. */
export const countKeys = async (db: Db, holderId: string, today: string): Promise<number> =>
  (
    await row<{ count: number }>(
      db,
      sql`select count(*)::int as count from integrations.key
          where ${isOf(holderId)} and revoked_at is null and (expires_on is null or expires_on >= ${today})`,
    )
  )?.count ?? 0;

/** One page of the keys of a holder, the newest first. */
export const findKeys = (db: Db, holderId: string, after: string | null, limit: number): Promise<HeldKey[]> =>
  rows<HeldKey>(
    db,
    sql`select ${columns} from integrations.key
        where ${isOf(holderId)} and (${after}::uuid is null or id < ${after}::uuid)
        order by id desc limit ${limit}`,
  );

type Ending = { readonly holderId: string; readonly keyId: string; readonly by: string; readonly now: Date };

/** Ends a key; one that ended stays as it was. Null where the holder has none of that id. */
export const endKey = (db: Db, { holderId, keyId, by, now }: Ending): Promise<HeldKey | null> =>
  row<HeldKey>(
    db,
    sql`update integrations.key
        set revoked_by = coalesce(revoked_by, ${by}), revoked_at = coalesce(revoked_at, ${now})
        where id = ${keyId} and ${isOf(holderId)} returning ${columns}`,
  );

/** Whose key it is, while it works and its holder is there; null else. Notes the day it was last used on. */
export const findKeyHolder = async (db: Db, hash: Buffer, now: Date): Promise<KeyHolder | null> => {
  const today = dayOf(now);
  const found = await row<KeyHolder & { usedOn: string | null }>(
    db,
    sql`select x.id as "keyId", x.company_id as "companyId", x.programme_id as "programmeId", x.scopes,
          (select p.place from integrations.programme p where p.id = x.programme_id) as place,
          x.used_on::text as "usedOn"
        from integrations.key x
        where x.hash = ${hash} and x.revoked_at is null and (x.expires_on is null or x.expires_on >= ${today})
          and ${holderIsThere}`,
  );
  if (found === null) return null;
  const { usedOn, ...holder } = found;
  if (usedOn !== today) await run(db, sql`update integrations.key set used_on = ${today} where id = ${holder.keyId}`);
  return holder;
};
