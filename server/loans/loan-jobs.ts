import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { ageLoans } from './age-loans.ts';
import { payInJobs } from './pay-in-jobs.ts';
import { tellGuarantors } from './tell-guarantors.ts';

/** What nights and mornings do with loans. */
export const jobsOf = (services: Services): JobHandler[] => [
  { name: 'loans.age', cron: '20 1 * * *', work: () => ageLoans(services) },
  // Whoever was told is not told again: the later looks are for a morning on which messages fail.
  { name: 'loans.tell-guarantors', cron: '10 8-11 * * *', work: () => tellGuarantors(services) },
  ...payInJobs(services),
];
