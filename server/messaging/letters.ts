import * as z from 'zod/mini';
import { languages, type Language } from '@shuka/domain/kit/calendar.ts';
import type { Services } from '#kit/context.ts';
import { inTransaction } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { say } from '#kit/words.ts';
import { platformOpened } from '#settings';
import { takeFollower } from './store.ts';

/** The job that mails a staff answer to whoever wrote. */
export const answerMail = 'messaging.answer-mail';

const answerLetter = z.strictObject({
  to: z.string(),
  name: z.string(),
  question: z.string(),
  answer: z.string(),
  language: z.enum(languages),
});

const mailAnswer = async (services: Services, data: unknown): Promise<void> => {
  const { to, language, ...words } = z.parse(answerLetter, data);
  const values = { ...words, product: services.productName };
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
const tellNextFollower = (services: Services): Promise<boolean> =>
  inTransaction(services.pool, async (db) => {
    const follower = await takeFollower(db);
    if (follower === null) return false;
    await writeFollowerLetter(services, follower.email, follower.language, 'opened', services.publicUrl);
    return true;
  });

const tellFollowers = async (services: Services): Promise<void> => {
  while (await tellNextFollower(services));
};

export const jobsOf = (services: Services): JobHandler[] => [
  { name: answerMail, work: (data) => mailAnswer(services, data) },
  { name: platformOpened, work: () => tellFollowers(services) },
];
