import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { nightUntil } from '@shuka/domain/accounts';
import { broadcastLimits } from '@shuka/domain/messaging';
import { isPostAway, newsOf, sendNotice } from '#accounts';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { audienceOf } from './broadcast-audience.ts';
import { endTurn, findLost, giveBack, noteTold, takeReaders, takeTurn, type Told } from './broadcast-queue.ts';
import { endBroadcast, findBroadcast, openSending, queueSome } from './broadcast-store.ts';

/** The job that puts the readers of a broadcast in the queue. */
export const queueJob = 'messaging.broadcast-queue';

/** The job that sends what is in the queue. */
const sendJob = 'messaging.broadcast-send';

/** A job is over well before its turn is; what is left is for the next. */
const turnMillis = 50_000;

const queued = z.strictObject({ broadcastId: z.string() });

/** Below every id there is. */
const firstId = '00000000-0000-0000-0000-000000000000';

/** Puts all readers of a broadcast in the queue, some at a time; where a server stopped, the next goes on from there. */
export const queueReaders = async (services: Services, broadcastId: string): Promise<void> => {
  const { pool } = services;
  const one = await findBroadcast(pool, broadcastId);
  if (one === null) return;
  const audience = await audienceOf(pool, one, one.sentBy);
  const size = broadcastLimits.queuedAtOnce;
  let after: string | null = one.queuedTo ?? firstId;
  while (after !== null) after = await queueSome(pool, broadcastId, audience, { after, size });
  await openSending(pool, broadcastId);
  await services.jobs.send(sendJob, {}, pool);
};

type Turn = NonNullable<Awaited<ReturnType<typeof takeTurn>>>;

const tell = async (services: Services, { text, senderName, language }: Turn, accountId: string): Promise<Told> => {
  try {
    const news = newsOf(services, 'news', language, `${senderName}: ${text}`);
    return { accountId, outcome: await sendNotice(services, accountId, news) };
  } catch (error) {
    services.log.error({ error }, 'news were not sent to somebody');
    return { accountId, outcome: 'failed' };
  }
};

/** Whether those who failed did so because nothing takes messages now: then they are told later. */
const isAway = async (services: Services, told: readonly Told[]): Promise<boolean> => {
  const has = (...outcomes: Told['outcome'][]): boolean => told.some(({ outcome }) => outcomes.includes(outcome));
  if (!has('failed') || has('sms', 'mail')) return false;
  return isPostAway(services);
};

/** Tells the next readers, as many as the provider takes in a second; `rest` when there is a reason to go on later. */
const sendSecond = async (services: Services, turn: Turn): Promise<'more' | 'done' | 'rest'> => {
  const { pool, clock } = services;
  const taken = await takeReaders(pool, turn.id, broadcastLimits.perSecond, clock.now());
  if (taken.length === 0) {
    await endBroadcast(pool, turn.id, 'done', clock.now());
    return 'done';
  }
  const told = await Promise.all(taken.map((accountId) => tell(services, turn, accountId)));
  const mustWait = await isAway(services, told);
  const failed = told.filter(({ outcome }) => outcome === 'failed').map(({ accountId }) => accountId);
  if (mustWait) await giveBack(pool, turn.id, failed);
  const noted = mustWait ? told.filter(({ outcome }) => outcome !== 'failed') : told;
  const goesOn = await noteTold(pool, turn.id, noted, clock.now());
  return goesOn && !mustWait ? 'more' : 'rest';
};

/** Sends by day what is in the queue, at the provider's pace, for as long as a job may take. */
export const sendQueued = async (services: Services, secondMillis = 1000): Promise<void> => {
  const { pool, clock, jobs } = services;
  if (nightUntil(clock.now()) !== null) return;
  const turn = await takeTurn(pool, clock.now());
  if (turn === null) return;
  const lost = await findLost(pool, turn.id);
  if (lost.length > 0) await noteTold(pool, turn.id, lost, clock.now());
  const until = performance.now() + turnMillis;
  let state: 'more' | 'done' | 'rest' = 'more';
  while (state === 'more' && performance.now() < until) {
    const began = performance.now();
    state = await sendSecond(services, turn);
    if (state === 'more') await pause(Math.max(0, secondMillis - (performance.now() - began)));
  }
  await endTurn(pool, turn.id);
  // What rests is looked at again by the minute; else the next goes on at once.
  if (state !== 'rest') await jobs.send(sendJob, {}, pool);
};

const queueOne = (services: Services, data: unknown): Promise<void> =>
  queueReaders(services, z.parse(queued, data).broadcastId);

export const broadcastJobs = (services: Services): JobHandler[] => [
  { name: queueJob, work: (data) => queueOne(services, data) },
  { name: sendJob, work: () => sendQueued(services), cron: '* 8-19 * * *' },
];
