import * as z from 'zod/mini';
import { languages, type Language } from '@shuka/domain/kit/calendar.ts';
import { stopLetters } from '@shuka/domain/messaging';
import type { Services } from '#kit/context.ts';
import { inTransaction } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { say } from '#kit/words.ts';
import { findUpdate, platformOpened, updateFor, updatePosted } from '#settings';
import { letterToken } from './letter-token.ts';
import { findFollowers, takeFollower, type Follower } from './store.ts';

/** So many addresses are read at once. */
const mostAtOnce = 200;

/** The job that mails a staff answer to whoever wrote. */
export const answerMail = 'messaging.answer-mail';

const answerLetter = z.strictObject({
  to: z.string(),
  name: z.string(),
  question: z.string(),
  answer: z.string(),
  /** Jobs of an earlier release name none. */
  reference: z.optional(z.string()),
  language: z.enum(languages),
});

const mailAnswer = async (services: Services, data: unknown): Promise<void> => {
  const { to, language, ...words } = z.parse(answerLetter, data);
  const values = { reference: '', ...words, product: services.productName };
  const subject = say(language, 'letter.contactAnswer.subject', values);
  await services.mailer.send({ to, subject, text: say(language, 'letter.contactAnswer.text', values) });
};

/** Writes to someone who follows updates; `url` takes them off the list, or leads them in. */
export const writeFollowerLetter = (
  services: Services,
  email: string,
  language: Language,
  about: 'following' | 'opened',
  url: string,
): Promise<void> => {
  const values = { product: services.productName, url };
  const subject = say(language, `letter.${about}.subject`, values);
  return services.mailer.send({ to: email, subject, text: say(language, `letter.${about}.text`, values) });
};

/** Each follower leaves the list with the mail that was promised; one that cannot be sent stays for the next try. */
const tellFollower = (services: Services, after: string, told: { email: string }): Promise<boolean> =>
  inTransaction(services.pool, async (db) => {
    const follower = await takeFollower(db, after);
    if (follower === null) return false;
    told.email = follower.email;
    await writeFollowerLetter(services, follower.email, follower.language, 'opened', services.publicUrl);
    return true;
  });

/** Goes through the list once; an address that refuses its letter does not keep the others waiting. */
const tellFollowers = async (services: Services): Promise<void> => {
  const told = { email: '' };
  let refused = 0;
  const tellNext = (): Promise<boolean> => {
    const after = told.email;
    return tellFollower(services, after, told).catch((error: unknown) => {
      if (told.email === after) throw error; // it was the database, not a letter
      refused += 1;
      return true;
    });
  };
  while (await tellNext());
  if (refused > 0) throw new Error(`${refused} letters about the opening could not be sent`);
};

const posted = z.strictObject({ updateId: z.string() });

/** Where a mail program stops letters by one press. */
const pathOf = (token: string): string => stopLetters.path.replace(':token', token);

/** Everybody who follows is told of an update, page by page, and stays on the list; letters that fail do not stop the others. */
const tellUpdate = async (services: Services, data: unknown): Promise<void> => {
  const update = await findUpdate(services.pool, z.parse(posted, data).updateId);
  if (update === null) return;
  for (let after: string | null = ''; after !== null;) {
    const followers: Follower[] = await findFollowers(services.pool, after, mostAtOnce);
    for (const { email, language, letterKey } of followers) {
      const { text } = updateFor(update, language);
      const token = letterToken(services.secrets, letterKey);
      const stop = `${services.publicUrl}/maintenance?stop=${token}`;
      const values = { product: services.productName, url: services.publicUrl, text, stop };
      const letter = {
        subject: say(language, 'letter.update.subject', values),
        text: say(language, 'letter.update.text', values),
      };
      await services.mailer
        .send({ to: email, ...letter, stopUrl: `${services.publicUrl}${pathOf(token)}` })
        .catch((error: unknown) => services.log.error({ error }, 'a letter about an update could not be sent'));
    }
    after = followers.length < mostAtOnce ? null : (followers.at(-1)?.email ?? null);
  }
};

export const jobsOf = (services: Services): JobHandler[] => [
  { name: answerMail, work: (data) => mailAnswer(services, data) },
  { name: updatePosted, work: (data) => tellUpdate(services, data) },
  { name: platformOpened, work: () => tellFollowers(services) },
];
