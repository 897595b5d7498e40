import { dayOf } from '@shuka/domain/kit/day.ts';
import type { Services } from '#kit/context.ts';
import { inTransaction } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { payInJobs } from './pay-in-jobs.ts';
import { ageLoansBetween, findPageEnd, holdAgeing, noteAged } from './age-store.ts';

export const ageing = 'loans.age';

/** So many loans are one transaction: few enough for its answer to come in time, and for little to be lost. */
const atOnce = 5000;

/**
 * Counts the penalties of all loans that are late today, page by page, each page a transaction with how far it came: a server
 * that stops loses one page, two servers share the work, and a second run of a day does nothing. @returns whether more is left.
 */
const agePage = (services: Pick<Services, 'pool'>, today: string, size: number): Promise<boolean> =>
  inTransaction(services.pool, async (db) => {
    const { after, isDone } = await holdAgeing(db, today);
    if (isDone) return false;
    const last = await findPageEnd(db, after, size);
    await noteAged(db, today, last, last === null ? 0 : await ageLoansBetween(db, after, last, today));
    return last !== null;
  });

/** The same until the day is done, or for so many pages. */
export const ageLoans = async (
  services: Pick<Services, 'pool' | 'clock'>,
  { size = atOnce, pages = Infinity }: { readonly size?: number; readonly pages?: number } = {},
): Promise<void> => {
  const today = dayOf(services.clock.now());
  for (let page = 0; page < pages; page += 1) if (!(await agePage(services, today, size))) return;
};

export const jobsOf = (services: Services): JobHandler[] => [
  { name: ageing, cron: '20 1 * * *', work: () => ageLoans(services) },
  ...payInJobs(services),
];
