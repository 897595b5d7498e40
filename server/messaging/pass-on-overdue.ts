import { contactDays, contactReference, passesOnAt } from '@shuka/domain/messaging';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { inForce } from '#settings';
import { findAdmins, newsOf, sendNotice } from '#accounts';
import type { Services } from '#kit/context.ts';
import { inTransaction } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { say } from '#kit/words.ts';
import { countTaken, holdToPassOn, setPassedOn, type ContactRow } from './contact-store.ts';

/** The job that gives overdue messages to another admin. */
const passOnOverdue = 'messaging.pass-on-overdue';

/** More than a day's worth of them; the rest comes with the next hour. */
const mostAtOnce = 200;

type Admin = Awaited<ReturnType<typeof findAdmins>>[number];

type Passed = { readonly message: ContactRow; readonly admin: Admin };

/** Whoever else has least to answer; null where there is nobody else. */
const nextOf = (admins: readonly Admin[], taken: ReadonlyMap<string, number>, but: string | null): Admin | null =>
  admins
    .filter(({ accountId }) => accountId !== but)
    .reduce<Admin | null>(
      (least, one) =>
        least === null || (taken.get(one.accountId) ?? 0) < (taken.get(least.accountId) ?? 0) ? one : least,
      null,
    );

const passOn = (services: Services): Promise<Passed[]> =>
  inTransaction(services.pool, async (db) => {
    const now = services.clock.now();
    const { values: days } = await inForce(db, contactDays, now);
    const admins = await findAdmins(db);
    const taken = new Map(
      await countTaken(
        db,
        admins.map(({ accountId }) => accountId),
      ),
    );
    const passed: Passed[] = [];
    for (const message of await holdToPassOn(db, now, mostAtOnce)) {
      const admin = nextOf(admins, taken, message.takenBy);
      const next = passesOnAt(message.kind, now, days);
      await setPassedOn(db, message.id, { to: admin?.accountId ?? null, now, next });
      if (admin === null) continue;
      taken.set(admin.accountId, (taken.get(admin.accountId) ?? 0) + 1);
      passed.push({ message, admin });
    }
    return passed;
  });

/** Gives each overdue message to another admin, and tells them: one notice for all that came to them. */
export const passOnNow = async (services: Services): Promise<void> => {
  const passed = await passOn(services);
  for (const admin of new Set(passed.map((one) => one.admin))) {
    const mine = passed.filter((one) => one.admin === admin).map(({ message }) => message);
    const [oldest] = mine;
    if (oldest === undefined) continue;
    const text = say(admin.language, 'contact.passedOn', {
      count: mine.length,
      reference: contactReference(oldest.id),
      day: formatDate(oldest.dueAt, admin.language),
      url: services.publicUrl,
    });
    // The messages are theirs by now: one who cannot be told keeps no other from being told.
    await sendNotice(services, admin.accountId, newsOf(services, 'news', admin.language, text)).catch(
      (error: unknown) => services.log.error({ error }, 'an admin could not be told of overdue messages'),
    );
  }
};

/** Each hour, some minutes after it: nobody's clock strikes then. */
export const passOnJobs = (services: Services): JobHandler[] => [
  { name: passOnOverdue, cron: '17 * * * *', work: () => passOnNow(services) },
];
