import { keptYearsAfterErasure } from '@shuka/domain/investments';
import { dropInvestorFiles, dropInvestorFilesErasedBefore } from '#accounts';
import type { Services } from '#kit/context.ts';
import { row, sql, type Db } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';

/** Whether somebody ever put money into an offer. */
const everPaid = async (db: Db, accountId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from investments.holding where investor_id = ${accountId} and paid_at is not null limit 1`,
  )) !== null;

/**
 * What an investor said of their income and of themselves goes with their account, unless they put money in: then the law
 * asks for it some years longer, under the number without a name.
 */
export const eraseFor = async (db: Db, accountId: string): Promise<void> => {
  if (!(await everPaid(db, accountId))) await dropInvestorFiles(db, accountId);
};

const yearsBefore = (now: Date, years: number): Date => {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
};

/** Drops what the law asked for until now. Returns how many versions of files went. */
export const dropOldFiles = ({ pool, clock }: Pick<Services, 'pool' | 'clock'>): Promise<number> =>
  dropInvestorFilesErasedBefore(pool, yearsBefore(clock.now(), keptYearsAfterErasure));

export const fileJobs = (services: Services): JobHandler[] => [
  { name: 'investments.drop-old-files', cron: '20 2 * * *', work: async () => void (await dropOldFiles(services)) },
];
