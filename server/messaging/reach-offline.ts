import { reachBefore, reachLimits } from '@shuka/domain/messaging';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { findAccount, languageOfAccount, newsOf, sendNotice } from '#accounts';
import { findCare } from '#relations';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { countSmsParts } from '#kit/sms.ts';
import { say } from '#kit/words.ts';
import { claimReach, findWaiting, type Waiting } from './reach-store.ts';

/** Which of these people have been here since a moment: sessions and phones are kept in other slices, and `app` asks them. */
export type FindSeen = (db: Db, accountIds: readonly string[], since: Date) => Promise<ReadonlySet<string>>;

/** The job that looks every hour of the day whom no message has reached. */
const reachJob = 'messaging.reach-offline';

type Due = Waiting & { readonly accountId: string };

/** A farmer's messages are for whoever looks after them now; with nobody there they wait. */
const addressed = async (db: Db, waiting: readonly Waiting[]): Promise<Due[]> => {
  const care = await findCare(
    db,
    waiting.flatMap(({ keeperId }) => keeperId ?? []),
  );
  const managerOf = new Map(care.map(({ farmerId, managerId }) => [farmerId, managerId]));
  const due = new Map<string, Due>();
  for (const one of waiting) {
    const accountId = one.accountId ?? managerOf.get(one.keeperId ?? '');
    if (accountId == null) continue;
    due.set(accountId, { ...one, accountId, count: one.count + (due.get(accountId)?.count ?? 0) });
  }
  return [...due.values()];
};

/** The text with as much of the message as its parts have room for. */
export const reachText = (language: Language, { name, text, isSpoken, count }: Waiting, product: string): string => {
  const said = isSpoken ? say(language, 'sms.spoken') : text.replaceAll(/\s+/g, ' ');
  const full = (words: string): string => say(language, 'sms.messageWaits', { name, text: words, count, product });
  if (countSmsParts(full(said)) <= reachLimits.mostParts) return full(said);
  let letters = [...said];
  while (letters.length > 0 && countSmsParts(full(`${letters.join('')}...`)) > reachLimits.mostParts)
    letters = letters.slice(0, -5);
  return full(`${letters.join('')}...`);
};

const reachOne = (services: Services, due: Due): Promise<void> =>
  inTransaction(services.pool, async (db) => {
    const account = await findAccount(db, due.accountId);
    if (account === null || account.state !== 'active') return;
    const now = services.clock.now();
    if (!(await claimReach(db, due.accountId, due.newestAt, now))) return;
    // With the claim in one transaction: a text that could not be sent is due again at the next look.
    const language = languageOfAccount(account);
    const text = reachText(language, due, services.productName);
    await sendNotice(services, due.accountId, newsOf(services, 'messages', language, text));
  });

/** Texts whom messages have not reached for a day, and who was not here since; one that fails keeps nobody else waiting. */
export const reachOffline = async (services: Services, findSeen: FindSeen): Promise<void> => {
  const { pool, clock, log } = services;
  const { taken } = reachBefore(clock.now());
  const due = await addressed(pool, await findWaiting(pool, taken));
  const seen = await findSeen(
    pool,
    due.map(({ accountId }) => accountId),
    taken,
  );
  const away = due.filter(({ accountId }) => !seen.has(accountId)).slice(0, reachLimits.atOnce);
  for (const one of away)
    await reachOne(services, one).catch((error: unknown) => log.error({ error }, 'a waiting message was not texted'));
};

/** By day alone: nobody is woken by it. */
export const reachJobs = (services: Services, findSeen: FindSeen): JobHandler[] => [
  { name: reachJob, work: () => reachOffline(services, findSeen), cron: '20 8-19 * * *' },
];
