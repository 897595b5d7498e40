import { countryCode, figuresPathOf, rhythms } from '@shuka/domain/figures';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { findAccount, languageOfAccount } from '#accounts';
import type { Services } from '#kit/context.ts';
import { inTransaction } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { pairs, placeName, speakIn, valueText } from './figure-words.ts';
import { findGoing, stopMail, takeDue } from './mail-store.ts';
import { findPlaceFigures } from './place-figures.ts';
import { findStatesOf } from './relations.ts';

const jobName = 'figures.send-mail';

const atOnce = 100;

/** Takes what is due; each mail is a job of its own, sent again where the mail server was away. */
export const queueDueMails = async ({ pool, clock, jobs }: Services): Promise<void> => {
  const today = dayOf(clock.now());
  for (const every of rhythms)
    while (
      (await inTransaction(pool, async (db) => {
        const due = await takeDue(db, every, today, atOnce);
        for (const { id } of due) await jobs.send(jobName, { mailId: id }, db);
        return due.length;
      })) === atOnce
    );
};

type Reader = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

const maySee = async ({ pool }: Services, { id, roles, state }: Reader, place: string): Promise<boolean> => {
  if (state !== 'active') return false;
  if (roles.includes('admin')) return true;
  return place !== countryCode && (await findStatesOf(pool, { accountId: id, roles })).includes(place);
};

/** The figures as lines of text, and where the rest is. */
const letterOf = async ({ pool, publicUrl, productName }: Services, reader: Reader, place: string) => {
  const language = languageOfAccount(reader);
  const speak = speakIn(language);
  const { total, day } = await findPlaceFigures(pool, place);
  const lines = pairs(total.cells).map(({ indicator, cell }) =>
    speak('mailLine', { name: speak(`name.${indicator.key}`), value: valueText(speak, indicator, cell) }),
  );
  const named = { place: placeName(speak, place), product: productName, firstName: reader.first_name };
  const date = day === null ? '–' : formatDate(day, language);
  const url = `${publicUrl}${figuresPathOf(reader.roles)}`;
  return {
    subject: speak('mailSubject', named),
    text: speak('mailText', { ...named, date, lines: lines.join('\n'), url }),
  };
};

/**
 * Sends one mail of figures to whoever asked for it, if they may look still; else it ends.
 * @throws Error where the mail server is away: the job comes up again.
 */
export const sendFigureMail = async (services: Services, mailId: string): Promise<void> => {
  const { pool, clock, mailer } = services;
  const mail = await findGoing(pool, mailId);
  if (mail === null) return;
  const reader = await findAccount(pool, mail.accountId);
  if (reader === null || !(await maySee(services, reader, mail.place))) {
    await stopMail(pool, mailId, 'no-right', clock.now());
  } else if (reader.email === null) {
    await stopMail(pool, mailId, 'no-address', clock.now());
  } else await mailer.send({ to: reader.email, ...(await letterOf(services, reader, mail.place)) });
};

export const mailJobs = (services: Services): JobHandler[] => [
  { name: jobName, work: (data) => sendFigureMail(services, String((data as { mailId: unknown }).mailId)) },
  { name: 'figures.queue-mails', cron: '50 6 * * *', work: () => queueDueMails(services) },
];
