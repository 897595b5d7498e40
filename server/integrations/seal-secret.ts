import { openFactor, sealFactor } from '#accounts';
import { run, sql, type Pool } from '#kit/db.ts';
import { resealAll } from '#kit/reseal.ts';
import type { Secrets } from '#kit/secrets.ts';

const purpose = 'webhook';

/** A secret must be said again with each signature, so it is sealed, not hashed: a stolen database signs nothing. */
export const sealSecret = (secrets: Secrets, secret: Buffer): Buffer => sealFactor(secrets.key(purpose), secret);

export const openSecret = (secrets: Secrets, sealed: Buffer): Buffer => openFactor(secrets.keys(purpose), sealed);

/** Seals the secrets of webhooks with the newest key; those that a new one took the place of sign for a day and are let go. */
export const resealWebhooks = async (pool: Pool, secrets: Secrets, now: Date): Promise<number> => {
  await run(pool, sql`update integrations.webhook set old_secret = null, old_until = null where old_until <= ${now}`);
  const reseal = (sealed: Buffer): Buffer => sealSecret(secrets, openSecret(secrets, sealed));
  const newest = await resealAll(pool, {
    after: (id) => sql`select id, secret as sealed from integrations.webhook
        where id > ${id}::uuid and removed_at is null order by id limit 500`,
    replace: ({ id, sealed }, anew) =>
      sql`update integrations.webhook set secret = ${anew} where id = ${id} and secret = ${sealed}`,
    reseal,
  });
  await resealAll(pool, {
    after: (id) => sql`select id, old_secret as sealed from integrations.webhook
        where id > ${id}::uuid and old_secret is not null order by id limit 500`,
    replace: ({ id, sealed }, anew) =>
      sql`update integrations.webhook set old_secret = ${anew} where id = ${id} and old_secret = ${sealed}`,
    reseal,
  });
  return newest;
};
