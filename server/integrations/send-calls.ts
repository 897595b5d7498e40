import { integrationLimits as limits, retryAfter, type CallTrouble } from '@shuka/domain/integrations';
import { findAccount, isPostAway, languageOfAccount, newsOf, sendNotice } from '#accounts';
import { findOwners } from '#relations';
import { postOut, type OutAnswer } from '#kit/call-out.ts';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { webhooksWait } from '#kit/tell-webhooks.ts';
import { say } from '#kit/words.ts';
import { forgetCalls, setFailing, setTried, setUntold, setWorking, takeDue, type DueCall } from './call-store.ts';
import { openSecret } from './seal-secret.ts';
import { signedHeaders } from './sign-call.ts';

/** Whoever took a call has so long; a server that stops in between leaves it to the next. */
const leaseMillis = (limits.timeoutSeconds.value + 45) * 1000;

/** What one job does at most; the next minute’s goes on. */
const mostRounds = 50;

const goneStatus = 410;

const secretsOf = ({ secrets }: Services, { secret, oldSecret, oldUntil }: DueCall, now: Date): Buffer[] => {
  const isOldValid = oldSecret !== null && oldUntil !== null && now.getTime() < Date.parse(oldUntil);
  return [secret, ...(isOldValid ? [oldSecret] : [])].map((sealed) => openSecret(secrets, sealed));
};

const ask = (services: Services, call: DueCall): Promise<OutAnswer> => {
  const now = services.clock.now();
  const headers = {
    'content-type': 'application/json',
    'user-agent': `${services.productName}-Webhooks/1`,
    ...signedHeaders(secretsOf(services, call, now), call.callId, now, call.body),
  };
  return postOut(call.url, headers, call.body, {
    anywhere: services.callsAnywhere,
    timeoutMillis: limits.timeoutSeconds.value * 1000,
    mostAnswerBytes: limits.mostAnswerBytes.value,
  });
};

/** Seconds until the next try: by the schedule with some jitter, later where whoever answered asked for it. Null for none. */
const waitOf = (tries: number, answer: OutAnswer): number | null => {
  const planned = retryAfter(tries);
  if (planned === null) return null;
  const jitter = 1 + ((Math.random() * 2 - 1) * limits.jitterPercent.value) / 100;
  const asked = 'retryAfter' in answer && /^\d{1,6}$/.test(answer.retryAfter ?? '') ? Number(answer.retryAfter) : 0;
  return Math.max(planned * jitter, Math.min(asked, limits.mostRetryAfterSeconds.value));
};

type News = 'paused' | 'lost';

/** False where they could not be told. */
const tellOne = async (services: Services, accountId: string, call: DueCall, what: News): Promise<boolean> => {
  const account = await findAccount(services.pool, accountId);
  if (account === null) return true;
  const language = languageOfAccount(account);
  const values = { host: new URL(call.url).host, product: services.productName };
  const text = say(language, what === 'paused' ? 'sms.webhookPaused' : 'sms.webhookLost', values);
  try {
    await sendNotice(services, accountId, newsOf(services, 'trade', language, text));
    return true;
  } catch (error) {
    services.log.error({ error, webhookId: call.webhookId }, 'somebody could not be told of their webhook');
    return false;
  }
};

/** Tells whoever answers for it: the owners of the company, or the admin who added it. */
const tellHolder = async (services: Services, call: DueCall, what: News): Promise<void> => {
  const ids = call.companyId === null ? [call.madeBy] : await findOwners(services.pool, [call.companyId]);
  const told: boolean[] = [];
  for (const id of ids) told.push(await tellOne(services, id, call, what));
  // One that is paused fails no more; of a lost call, the next one has them told.
  if (what === 'lost' && told.includes(false) && (await isPostAway(services)))
    await setUntold(services.pool, call.webhookId);
};

const noteFailure = async (services: Services, call: DueCall, answer: OutAnswer): Promise<void> => {
  const now = services.clock.now();
  const code = 'status' in answer ? answer.status : null;
  const trouble: CallTrouble = 'trouble' in answer ? answer.trouble : 'refused';
  const isGone = code === goneStatus;
  const wait = isGone ? null : waitOf(call.tries, answer);
  const dueAt = new Date(now.getTime() + (wait ?? 0) * 1000);
  await setTried(services.pool, call, { state: wait === null ? 'failed' : 'waiting', code, trouble, dueAt });
  const what = await setFailing(services.pool, call.webhookId, { isLost: wait === null, isGone }, now);
  if (what !== null) await tellHolder(services, call, what);
};

const sendOne = async (services: Services, call: DueCall): Promise<void> => {
  const answer = await ask(services, call);
  if (!('status' in answer) || answer.status < 200 || answer.status > 299) return noteFailure(services, call, answer);
  const dueAt = services.clock.now();
  await setTried(services.pool, call, { state: 'sent', code: answer.status, trouble: null, dueAt });
  await setWorking(services.pool, call.webhookId);
};

/**
 * Sends what is due to webhooks, signed by the convention of Standard Webhooks, and notes what became of it. A call that was
 * answered by 2xx is never sent again; one whose answer was lost may come twice, under the same id.
 * @returns how many were tried.
 */
export const sendCalls = async (services: Services): Promise<number> => {
  let tried = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const now = services.clock.now();
    const due = await takeDue(services.pool, now, new Date(now.getTime() + leaseMillis));
    if (due.length === 0) return tried;
    tried += due.length;
    const done = await Promise.allSettled(due.map((call) => sendOne(services, call)));
    for (const one of done)
      if (one.status === 'rejected') services.log.error({ error: one.reason }, 'a call of a webhook was not noted');
  }
  return tried;
};

const atOnce = 5000;

/** Forgets calls that are too old to be sent again. */
export const forgetOldCalls = ({ pool, clock }: Services): Promise<number> =>
  forgetCalls(pool, new Date(clock.now().getTime() - limits.keptDays.value * 86_400_000), atOnce);

/** At once when something happened, and each minute for what is tried again. */
export const jobsOf = (services: Services): JobHandler[] => [
  { name: webhooksWait, work: async () => void (await sendCalls(services)) },
  { name: 'integrations.retry-calls', cron: '* * * * *', work: async () => void (await sendCalls(services)) },
];
