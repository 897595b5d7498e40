import { remindDaysBefore } from '@shuka/domain/traceability';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { findAccount, languageOfAccount, newsOf, sendNotice } from '#accounts';
import { findOwners } from '#relations';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { say } from '#kit/words.ts';
import { findEnding, insertReminder } from './certificate-store.ts';

type Ending = Awaited<ReturnType<typeof findEnding>>[number];

const tellOwners = async (services: Services, one: Ending): Promise<void> => {
  for (const ownerId of await findOwners(services.pool, [one.companyId])) {
    const account = await findAccount(services.pool, ownerId);
    if (account === null) continue;
    const language = languageOfAccount(account);
    const day = formatDate(one.validUntil, language);
    const values = { number: one.number, body: one.body, day, product: services.productName };
    const text = say(language, 'sms.certificateEnds', values);
    await sendNotice(services, ownerId, newsOf(services, 'trade', language, text)).catch((error: unknown) =>
      services.log.error({ error }, 'an owner could not be told of a certificate'),
    );
  }
};

const atOnce = 500;

/**
 * Tells owners of certificates that end within the days that data name: once for each of them, and one that was entered late
 * only for the nearest. @returns how many were told.
 */
export const remindCertificates = async (services: Services): Promise<number> => {
  const now = services.clock.now();
  const today = dayOf(now);
  let told = 0;
  let first = today;
  for (const days of remindDaysBefore.toSorted((one, other) => one - other)) {
    const last = addDays(today, days);
    for (let after: readonly [string, string] | null = null; ;) {
      const found = await findEnding(services.pool, { first, last }, after, atOnce);
      for (const one of found)
        if (await insertReminder(services.pool, one.id, days, now)) {
          told += 1;
          await tellOwners(services, one);
        }
      const end = found.at(-1);
      if (found.length < atOnce || end === undefined) break;
      after = [end.validUntil, end.id];
    }
    first = addDays(last, 1);
  }
  return told;
};

export const certificateJobs = (services: Services): JobHandler[] => [
  {
    name: 'traceability.remind-certificates',
    cron: '20 6 * * *',
    work: async () => void (await remindCertificates(services)),
  },
];
