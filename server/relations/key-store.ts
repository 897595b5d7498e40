import type { CompanyKey, KeyDetails } from '@shuka/domain/relations';
import type { KeyHolder } from '@shuka/domain/kit/key-scopes.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { isActive } from '#accounts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`k.id as "keyId", k.name, k.head, k.scopes, k.made_at as "madeAt", k.used_on::text as "usedOn",
  k.revoked_at as "revokedAt"`;

type NewKey = KeyDetails & {
  readonly keyId: string;
  readonly companyId: string;
  readonly head: string;
  readonly hash: Buffer;
  readonly madeBy: string;
  readonly now: Date;
};

export const insertKey = (db: Db, key: NewKey) =>
  run(
    db,
    sql`insert into relations.key (id, company_id, name, head, hash, scopes, made_by, made_at)
        values (${key.keyId}, ${key.companyId}, ${key.name}, ${key.head}, ${key.hash}, ${key.scopes}::text[],
          ${key.madeBy}, ${key.now})`,
  );

/** How many keys of a company hold. */
export const countKeys = async (db: Db, companyId: string): Promise<number> =>
  (
    await row<{ count: number }>(
      db,
      sql`select count(*)::int as count from relations.key where company_id = ${companyId} and revoked_at is null`,
    )
  )?.count ?? 0;

/** One page of the keys of a company, the newest first. */
export const findKeys = (db: Db, companyId: string, after: string | null, limit: number): Promise<CompanyKey[]> =>
  rows<CompanyKey>(
    db,
    sql`select ${columns} from relations.key k
        where k.company_id = ${companyId} and (${after}::uuid is null or k.id < ${after}::uuid)
        order by k.id desc limit ${limit}`,
  );

/** Ends a key; one that ended stays as it was. Null where the company has none of that id. */
export const endKey = (
  db: Db,
  { companyId, keyId, by, now }: { companyId: string; keyId: string; by: string; now: Date },
): Promise<CompanyKey | null> =>
  row<CompanyKey>(
    db,
    sql`update relations.key k set revoked_by = coalesce(k.revoked_by, ${by}), revoked_at = coalesce(k.revoked_at, ${now})
        where k.id = ${keyId} and k.company_id = ${companyId} returning ${columns}`,
  );

/** Whose key it is, while it holds and the company’s owner is there; null else. Notes the day it was last used on. */
export const findKeyHolder = async (db: Db, hash: Buffer, now: Date): Promise<KeyHolder | null> => {
  const found = await row<KeyHolder & { usedOn: string | null }>(
    db,
    sql`select k.id as "keyId", k.company_id as "companyId", k.scopes, k.used_on::text as "usedOn"
        from relations.key k join relations.company c on c.id = k.company_id
        where k.hash = ${hash} and k.revoked_at is null and ${isActive(sql`c.owner_id`)}`,
  );
  if (found === null) return null;
  const { usedOn, ...holder } = found;
  const today = dayOf(now);
  if (usedOn !== today) await run(db, sql`update relations.key set used_on = ${today} where id = ${holder.keyId}`);
  return holder;
};
