import * as z from 'zod/mini';
import { noticeKinds, quietUntil, wayOf, type NoticeKind, type NoticeWay } from '@shuka/domain/accounts';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { say } from '#kit/words.ts';
import { findNotices } from './notice-store.ts';
import { findPushPhones } from './push-store.ts';
import { reachedOf } from './show-notices.ts';
import { findAccount } from './store.ts';
import { tellPhones } from './tell-phones.ts';

/** The job that sends what came in somebody's quiet hours, once they are over. */
export const heldNotice = 'accounts.held-notice';

const notice = z.strictObject({
  kind: z.enum(noticeKinds),
  /** The whole of it in one SMS, and the same as a letter. */
  sms: z.string(),
  subject: z.string(),
  text: z.string(),
});

/** What somebody is told, in their language, however it reaches them. */
export type Notice = z.output<typeof notice>;

/** A notice whose words are the same in an SMS and a letter. */
export const newsOf = (
  { productName: product }: Pick<Services, 'productName'>,
  kind: NoticeKind,
  language: Language,
  text: string,
): Notice => ({ kind, sms: text, subject: say(language, 'letter.news.subject', { product }), text });

const held = z.strictObject({ accountId: z.string(), notice });

/**
 * Tells somebody by the way they chose for this kind, outside their quiet hours; in them it waits until they are over.
 * Answers which way it went, `held` for one that waits; closed accounts are not told. Notices of the account itself, codes
 * above all, do not come by here: nobody silences them.
 */
export const sendNotice = async (services: Services, accountId: string, told: Notice): Promise<NoticeWay | 'held'> => {
  const { pool, clock, jobs, mailer, smsSender, pushSender } = services;
  const account = await findAccount(pool, accountId);
  if (account === null || account.state !== 'active') return 'app';
  const { choices, quiet } = await findNotices(pool, accountId);
  const phones = pushSender === null ? [] : await findPushPhones(pool, accountId);
  const reached = reachedOf(account, phones.length > 0);
  const wayIf = (hasPush: boolean): NoticeWay =>
    wayOf(told.kind, choices, { ...reached, hasPush, hasPhone: reached.hasPhone && smsSender !== null });
  const wanted = wayIf(reached.hasPush);
  if (wanted === 'app') return wanted;
  const until = quietUntil(quiet, clock.now());
  if (until !== null) {
    await jobs.send(heldNotice, { accountId, notice: told }, pool, until);
    return 'held';
  }
  if (wanted === 'push' && (await tellPhones(services, account, phones, told))) return wanted;
  const way = wanted === 'push' ? wayIf(false) : wanted;
  if (way === 'sms') await smsSender?.send({ to: account.phone, text: told.sms });
  else if (way === 'mail') await mailer.send({ to: account.email ?? '', subject: told.subject, text: told.text });
  return way;
};

/** Whether messages fail now for everybody: whoever could not be told is told later then. */
export const isPostAway = async ({ smsSender, mailer }: Pick<Services, 'smsSender' | 'mailer'>): Promise<boolean> =>
  !((await smsSender?.isWorking()) ?? true) || !(await mailer.isWorking());

const sendHeld = async (services: Services, data: unknown): Promise<void> => {
  const { accountId, notice: told } = z.parse(held, data);
  await sendNotice(services, accountId, told);
};

export const jobsOf = (services: Services): JobHandler[] => [
  { name: heldNotice, work: (data) => sendHeld(services, data) },
];
