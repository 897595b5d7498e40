import type { BadNewsKind, HoldingState } from '@shuka/domain/investments';
import type { Services } from '#kit/context.ts';
import { inTransaction, rows, sql, type Db } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { appendEvidence, findBrokenLine } from './evidence-chain.ts';
import { findTold } from './evidence-drafts.ts';
import { findKnown, type EvidenceDraft } from './evidence-store.ts';
import { tellHolders } from './holding-letters.ts';
import { holdOffer, type OfferRow } from './offer-store.ts';

/** The jobs that take over what happened on farms that have investors' money, and that prove what was taken over. */
export const gathering = 'investments.gather-evidence';
export const proving = 'investments.prove-evidence';

const letters: Readonly<Record<BadNewsKind, string>> = {
  'inspection-failed': 'badNewsInspection',
  'severe-observation': 'badNewsVisit',
  'milestone-overdue': 'badNewsMilestone',
  'no-visit': 'badNewsNoVisit',
  'harvest-short': 'badNewsHarvest',
  'result-overdue': 'badNewsResult',
};

const withMoney: readonly HoldingState[] = ['pledged', 'paid', 'active'];

/** Everybody with money in the offer hears of bad news at once, by a letter of its own. */
const tellBadNews = async ({ jobs }: Gatherer, db: Db, offerId: string, lines: readonly EvidenceDraft[]) => {
  for (const { kind, rule } of lines) {
    if (kind !== 'bad-news') continue;
    const about = letters[rule as BadNewsKind]; // its line was made of a rule
    for (const state of withMoney) await tellHolders(jobs, db, { offerId, state, about });
  }
};

type Gatherer = Pick<Services, 'secrets' | 'jobs'>;

const isPublished = (offer: OfferRow): offer is OfferRow & { publishedAt: string } => offer.publishedAt !== null;

/**
 * Takes over what happened on the farm of an offer since it was published, each thing once, and tells of bad news. The
 * caller holds the offer's row, and gives it as it is now.
 */
export const gatherEvidence = async (gatherer: Gatherer, db: Db, offer: OfferRow, now: Date): Promise<void> => {
  if (!isPublished(offer)) return;
  const shown = new Set((await findKnown(db, offer.id)).flatMap(({ photoIds }) => photoIds));
  const told = await findTold(db, offer, shown, now);
  await tellBadNews(gatherer, db, offer.id, await appendEvidence(db, gatherer, offer.id, told, now));
};

/** The same of an offer by its id, in the transaction of `db`. */
export const gatherFor = async (
  services: Gatherer & Pick<Services, 'clock'>,
  db: Db,
  offerId: string,
): Promise<void> => {
  const offer = await holdOffer(db, offerId);
  if (offer !== null) await gatherEvidence(services, db, offer, services.clock.now());
};

const atOnce = 200;
const first = '00000000-0000-0000-0000-000000000000';

const findWithMoney = (db: Db, after: string): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select id from investments.offer where state in ('closed', 'running', 'harvested') and id > ${after}
        order by id limit ${atOnce}`,
  );

/** Does a work for each offer that has investors' money; one that fails keeps no other waiting. */
const doAll = async ({ pool, log }: Services, work: (id: string) => Promise<void>, fails: string): Promise<void> => {
  for (let after = first; ;) {
    const found = await findWithMoney(pool, after);
    for (const { id } of found) await work(id).catch((error: unknown) => log.error({ error, offerId: id }, fails));
    if (found.length < atOnce) return;
    after = found.at(-1)?.id ?? after;
  }
};

/** Takes over what is new on all farms with investors' money; run again it finds nothing. */
const gatherAll = (services: Services): Promise<void> =>
  doAll(
    services,
    (id) => inTransaction(services.pool, (db) => gatherFor(services, db, id)),
    'the evidence of an offer could not be gathered',
  );

/** Looks at every line of evidence; one that is not as it was signed is told in the log. */
const proveAll = (services: Services): Promise<void> =>
  doAll(
    services,
    async (offerId) => {
      const line = await findBrokenLine(services.pool, offerId);
      if (line !== null) services.log.error({ offerId, line }, 'the evidence of an offer was changed');
    },
    'the evidence of an offer could not be looked through',
  );

export const evidenceJobs = (services: Services): JobHandler[] => [
  { name: gathering, cron: '*/5 * * * *', work: () => gatherAll(services) },
  { name: proving, cron: '50 1 * * *', work: () => proveAll(services) },
];
