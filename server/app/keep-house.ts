import { dayOf } from '@shuka/domain/kit/day.ts';
import { forgetOldPapers } from '#accounts';
import { countOutbreaks } from '#advisory';
import { forgetOldSessions, forgetOldSms } from '#channels';
import { findOverlapping } from '#farms';
import { forgetOldImports } from '#imports';
import { forgetOldLoanPapers } from '#loans';
import { closeOverListings } from '#marketplace';
import { findLikenesses, forgetOldInvitations } from '#relations';
import { forgetOldUploads, forgetTombstones } from '#sync';
import { forgetOldCounts } from '#kit/throttle.ts';
import type { Services } from '#kit/context.ts';
import { openPool } from '#kit/db.ts';
import type { EmbeddedDatabase } from '#kit/embedded-database.ts';
import { eraseClosed } from './erase-closed.ts';

const everyMillis = 600_000;

/** The embedded database has no autovacuum and no checkpoints of its own. */
const tidyEmbedded = async (embedded: EmbeddedDatabase): Promise<void> => {
  const pool = openPool(embedded.url, 1, () => undefined, 60_000);
  await pool
    .query('vacuum')
    .then(() => pool.query('checkpoint'))
    .finally(() => pool.end());
};

/** Chores every ten minutes. Returns what stops them. */
export const keepHouse = (services: Services, embedded: EmbeddedDatabase | null): (() => Promise<void>) => {
  const chores = async (): Promise<void> => {
    await forgetOldCounts(services.pool, services.clock.now());
    await forgetTombstones(services.pool, services.clock.now());
    await forgetOldSessions(services.pool, services.clock.now());
    await forgetOldSms(services.pool, services.clock.now());
    await forgetOldUploads(services.pool, services.clock.now());
    await forgetOldImports(services.pool, services.clock.now());
    await forgetOldPapers(services);
    await forgetOldLoanPapers(services);
    await forgetOldInvitations(services);
    await closeOverListings(services.pool, dayOf(services.clock.now()), services.clock.now());
    await countOutbreaks(services.pool, services.clock.now());
    await eraseClosed(services);
    await findLikenesses(services, findOverlapping);
    if (embedded !== null) await tidyEmbedded(embedded);
  };
  const timer = setInterval(
    () => void chores().catch((error: unknown) => services.log.error({ error }, 'a chore failed')),
    everyMillis,
  );
  return async () => clearInterval(timer);
};
