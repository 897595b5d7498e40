import { setTimeout as pause } from 'node:timers/promises';
import { nightUntil } from '@shuka/domain/accounts';
import { alertLimits, type ToldAlert } from '@shuka/domain/advisory';
import { formatDate, type Language } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import type { Limit } from '@shuka/domain/kit/endpoint.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findAccount, isPostAway, languageOfAccount, newsOf, sendNotice } from '#accounts';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { noId } from '#kit/reseal.ts';
import { countAgainst } from '#kit/throttle.ts';
import { say } from '#kit/words.ts';
import { giveAlertedBack, takeAlerted, type Alerted } from './alert-store.ts';

/** A job is over well before the next begins. */
const turnMillis = 50_000;

/** Metres a second are nobody's measure of wind. */
const shown = ({ kind, value }: ToldAlert): string => String(Math.round(kind === 'strong-wind' ? value * 3.6 : value));

/** What to beware of, without signs that make an SMS longer. @param day how it is said when. */
export const alertLine = (language: Language, alert: ToldAlert, day: string): string =>
  say(language, `sms.alert.${alert.kind}`, { day, value: shown(alert) });

/** All that somebody is told, in one text. */
const alertText = (language: Language, alerts: readonly ToldAlert[], product: string): string => {
  const lines = alerts.map((one) => alertLine(language, one, formatDate(one.day, language)));
  return say(language, 'sms.alerts', { product, lines: lines.join('; ') });
};

/** False where it could not be sent. What is over by now is not told. */
const tellOne = async (services: Services, { accountId, alerts }: Alerted): Promise<boolean> => {
  const { pool, clock, productName, log } = services;
  const coming = alerts.filter(({ day }) => day >= dayOf(clock.now()));
  const account = coming.length === 0 ? null : await findAccount(pool, accountId);
  if (account === null || account.state !== 'active') return true;
  const language = languageOfAccount(account);
  try {
    const text = alertText(language, coming, productName);
    await sendNotice(services, accountId, newsOf(services, 'weather', language, text));
    return true;
  } catch (error) {
    log.error({ error }, 'somebody was not told of the weather');
    return false;
  }
};

/**
 * Tells the next people after one; those whom it failed for are told in a later turn where that is because nothing takes
 * their messages now. @returns the last of them, null where nobody is left.
 */
const tellSome = async (services: Services, after: string): Promise<string | null> => {
  const { pool, clock } = services;
  const now = clock.now();
  const most = alertLimits.perSecond.value;
  const taken = await takeAlerted(pool, after, most, now);
  const told = await Promise.all(taken.map((one) => tellOne(services, one)));
  const failed = taken.filter((_, place) => told[place] === false).map(({ accountId }) => accountId);
  if (failed.length > 0 && (await isPostAway(services))) await giveAlertedBack(pool, failed, now);
  return taken.length < most ? null : (taken.at(-1)?.accountId ?? null);
};

/** Tells by day what the night found, at the pace of the provider. Whoever was taken is not told twice, whatever happens. */
export const tellAlerts = async (services: Services, secondMillis = 1000): Promise<void> => {
  if (nightUntil(services.clock.now()) !== null) return;
  const until = performance.now() + turnMillis;
  let after = noId;
  while (performance.now() < until) {
    const began = performance.now();
    const last = await tellSome(services, after);
    if (last === null) return;
    after = last;
    await pause(Math.max(0, secondMillis - (performance.now() - began)));
  }
};

const jobName = 'advisory.tell-alerts';

/** A turn and what its last second may take longer, counted in the database: two servers at once would be twice the provider's pace. */
const oneTurn: Limit = { by: 'field:turn', times: 1, seconds: turnMillis / 1000 + 5 };

/** Tells, unless a turn of another server is under way: then the job comes up again when that is over. */
const tellInTurn = async (services: Services): Promise<void> => {
  const { pool, clock, jobs } = services;
  const now = clock.now();
  try {
    await countAgainst(pool, jobName, oneTurn, 'all', now);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'too-many') throw error;
    return jobs.send(jobName, {}, pool, new Date(now.getTime() + (error.retryAfterSeconds ?? oneTurn.seconds) * 1000));
  }
  return tellAlerts(services);
};

export const alertJob = (services: Services): JobHandler => ({
  name: jobName,
  cron: '* 8-19 * * *',
  work: () => tellInTurn(services),
});
