import { privacyLimits } from '@shuka/domain/privacy';
import { findAdmins, newsOf, sendNotice } from '#accounts';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { say } from '#kit/words.ts';
import { findUntold } from './incident-store.ts';

/** From so long before the clock of an incident runs out, admins are told each hour. */
const hoursBefore = 24;

/** Tells every admin of incidents that the Commission must be told of within a day, or was to be told of. */
export const remindOffice = async (services: Services): Promise<number> => {
  const { pool, clock, productName: product } = services;
  const hours = privacyLimits.commissionHours.value - hoursBefore;
  const untold = await findUntold(pool, new Date(clock.now().getTime() - hours * 3_600_000));
  if (untold.length === 0) return 0;
  services.log.error({ incidents: untold.length }, 'the Commission is not told of an incident');
  for (const { accountId, language } of await findAdmins(pool)) {
    const text = say(language, 'incident.untold', { product, title: untold[0]?.title ?? '' });
    await sendNotice(services, accountId, newsOf(services, 'news', language, text)).catch((error: unknown) =>
      services.log.error({ error }, 'an admin could not be told of an incident'),
    );
  }
  return untold.length;
};

export const reminderJobs = (services: Services): JobHandler[] => [
  { name: 'privacy.remind-office', cron: '5 * * * *', work: async () => void (await remindOffice(services)) },
];
