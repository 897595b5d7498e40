import { storyLimits } from '@shuka/domain/traceability';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { forgetChecks } from './genuine-store.ts';

const dayMillis = 86_400_000;

/** Forgets where codes were checked, once the days are over that people are told of. */
export const forgetOldChecks = ({ pool, clock }: Pick<Services, 'pool' | 'clock'>): Promise<number> =>
  forgetChecks(pool, new Date(clock.now().getTime() - storyLimits.checkDays.value * dayMillis));

/** Each night. */
export const storyJobs = (services: Services): JobHandler[] => [
  { name: 'traceability.forget-checks', cron: '25 1 * * *', work: async () => void (await forgetOldChecks(services)) },
];
