import type { VaultKind } from '@shuka/domain/accounts';
import { run, sql, type Db, type Pool, type Query } from '#kit/db.ts';
import { inBatches, noId, resealAll } from '#kit/reseal.ts';
import type { Secrets } from '#kit/secrets.ts';
import { markTwins } from './identity-store.ts';
import { openFactor, sealFactor } from './second-factor.ts';
import { openNumber, sealNumber, twinHashOf } from './vault.ts';

type Kept = {
  readonly accountId: string;
  readonly kind: VaultKind;
  readonly bankCode: string | null;
  readonly sealed: Buffer;
};

const perRound = 500;

const after = (last: Kept | null): Query =>
  sql`select account_id as "accountId", kind, bank_code as "bankCode", sealed from accounts.identity_number
      where (account_id, kind) > (${last?.accountId ?? noId}::uuid, ${last?.kind ?? ''})
      order by account_id, kind limit ${perRound}`;

/** Leaves alone what was given anew meanwhile. */
const resealOne = async (db: Db, secrets: Secrets, kept: Kept, now: Date): Promise<void> => {
  const { accountId, kind, bankCode, sealed } = kept;
  const number = openNumber(secrets, kept, sealed);
  const twinHash = twinHashOf(secrets, kind, number, bankCode);
  const changed = await run(
    db,
    sql`update accounts.identity_number set sealed = ${sealNumber(secrets, kept, number)}, twin_hash = ${twinHash}
        where account_id = ${accountId} and kind = ${kind} and sealed = ${sealed}`,
  );
  if (changed > 0) await markTwins(db, twinHash, now);
};

/** Seals every number in the vault with its newest key, a batch at a time. */
export const resealNumbers = (pool: Pool, secrets: Secrets, now: Date): Promise<number> =>
  inBatches<Kept>(pool, after, (db, kept) => resealOne(db, secrets, kept, now));

/** Seals the secret of every authenticator with its newest key. */
export const resealFactors = (pool: Pool, secrets: Secrets): Promise<number> =>
  resealAll(pool, {
    after: (id) => sql`select id, factor_secret as sealed from accounts.account
        where id > ${id}::uuid and factor_secret is not null order by id limit 500`,
    replace: ({ id, sealed }, anew) =>
      sql`update accounts.account set factor_secret = ${anew} where id = ${id} and factor_secret = ${sealed}`,
    reseal: (sealed) => sealFactor(secrets.key('factor'), openFactor(secrets.keys('factor'), sealed)),
  });
