import { openFactor, sealFactor } from '#accounts';
import { sql, type Pool } from '#kit/db.ts';
import { resealAll } from '#kit/reseal.ts';
import type { Secrets } from '#kit/secrets.ts';

/** Seals what opens a phone whose PIN is forgotten with its newest key. */
export const resealRecoveryKeys = (pool: Pool, secrets: Secrets): Promise<number> =>
  resealAll(pool, {
    after: (id) => sql`select id, recovery_key as sealed from sync.device
        where id > ${id}::uuid and recovery_key is not null order by id limit 500`,
    replace: ({ id, sealed }, anew) =>
      sql`update sync.device set recovery_key = ${anew} where id = ${id} and recovery_key = ${sealed}`,
    reseal: (sealed) => sealFactor(secrets.key('recovery'), openFactor(secrets.keys('recovery'), sealed)),
  });
