import { dayOf } from '@shuka/domain/kit/day.ts';
import { forgetOldPapers } from '#accounts';
import { countOutbreaks } from '#advisory';
import { forgetOldSessions, forgetOldSms } from '#channels';
import { findOverlapping } from '#farms';
import { forgetOldImports } from '#imports';
import { forgetOldCalls } from '#integrations';
import { forgetOldLoanPapers } from '#loans';
import { closeOverListings } from '#marketplace';
import { noteRetentionRun } from '#privacy';
import { findLikenesses, forgetOldInvitations } from '#relations';
import { forgetOldUploads, forgetTombstones } from '#sync';
import { forgetOldAnswers } from '#kit/once.ts';
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

/** What forgets what is over, by the name of its rule in `domain/privacy/retention.json`. */
const forgetters: readonly (readonly [name: string, forget: (services: Services) => Promise<unknown>])[] = [
  ['counts', ({ pool, clock }) => forgetOldCounts(pool, clock.now())],
  ['answers', ({ pool, clock }) => forgetOldAnswers(pool, clock.now())],
  ['tombstones', ({ pool, clock }) => forgetTombstones(pool, clock.now())],
  ['ussd', ({ pool, clock }) => forgetOldSessions(pool, clock.now())],
  ['sms', ({ pool, clock }) => forgetOldSms(pool, clock.now())],
  ['uploads', ({ pool, clock }) => forgetOldUploads(pool, clock.now())],
  ['imports', ({ pool, clock }) => forgetOldImports(pool, clock.now())],
  ['webhook-calls', forgetOldCalls],
  ['sign-up-papers', forgetOldPapers],
  ['loan-papers', forgetOldLoanPapers],
  ['invitations', forgetOldInvitations],
  ['closed-accounts', eraseClosed],
];

type Chore = (services: Services) => Promise<unknown>;

const forgetting: readonly Chore[] = forgetters.map(([name, forget]) => async (services) => {
  await forget(services);
  await noteRetentionRun(services.pool, name, services.clock.now());
});

/** Each server does them all; what another did meanwhile is done, and none needs to be done by one alone. */
const chores: readonly Chore[] = [
  ...forgetting,
  ({ pool, clock }) => closeOverListings(pool, dayOf(clock.now()), clock.now()),
  ({ pool, clock }) => countOutbreaks(pool, clock.now()),
  (services) => findLikenesses(services, findOverlapping),
];

/** Chores every ten minutes; one that fails, as when two servers do the same at once, keeps no other from being done. Returns what stops them. */
export const keepHouse = (services: Services, embedded: EmbeddedDatabase | null): (() => Promise<void>) => {
  const doAll = async (): Promise<void> => {
    const tidy: Chore[] = embedded === null ? [] : [() => tidyEmbedded(embedded)];
    for (const chore of [...chores, ...tidy])
      await chore(services).catch((error: unknown) => services.log.error({ error }, 'a chore failed'));
  };
  const timer = setInterval(() => void doAll(), everyMillis);
  return async () => clearInterval(timer);
};
