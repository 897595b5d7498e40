import * as z from 'zod/mini';
import type { Outcome } from '@shuka/domain/insurance';
import { findAccount, isPostAway, languageOfAccount, newsOf, sendNotice } from '#accounts';
import type { Context, Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { say } from '#kit/words.ts';
import { giveUntoldBack, takeUntold, type LineRow } from './list-store.ts';
import { nairaSms } from './naira-sms.ts';

/** The job that tells farmers what their covers came to. */
const payoutsTold = 'insurance.payouts-told';

const asked = z.strictObject({ listId: z.string() });

const words = {
  paid: 'sms.coverPaid',
  nothing: 'sms.coverNothing',
  'no-data': 'sms.coverNoData',
} as const satisfies Record<Outcome, string>;

const tellOne = async (services: Services, line: LineRow): Promise<void> => {
  const account = await findAccount(services.pool, line.keeperId);
  if (account === null) return;
  const language = languageOfAccount(account);
  const text = say(language, words[line.outcome], {
    product: services.productName,
    url: services.publicUrl,
    plot: line.plotName,
    amount: nairaSms(line.paidKobo),
    owed: nairaSms(line.owedKobo),
    back: nairaSms(line.backKobo),
  });
  await sendNotice(services, account.id, newsOf(services, 'trade', language, text));
};

/** Where nothing takes messages now, the rest is told after so long. */
const restMillis = 10 * 60_000;

/** False where it could not be told because messages fail for everybody now: then it waits again. */
const tellTaken = async (services: Services, line: LineRow): Promise<boolean> => {
  try {
    await tellOne(services, line);
    return true;
  } catch (error) {
    services.log.error({ error, coverId: line.coverId }, 'a farmer could not be told what a cover came to');
    if (!(await isPostAway(services))) return true;
    await giveUntoldBack(services.pool, line.id);
    return false;
  }
};

/** One after the other; whoever was taken is not told again, though the server should stop in between. */
const tellAll = async (services: Services, data: unknown): Promise<void> => {
  const { pool, clock, jobs } = services;
  const { listId } = z.parse(asked, data);
  for (;;) {
    const line = await takeUntold(pool, listId, clock.now());
    if (line === null) return;
    if (await tellTaken(services, line)) continue;
    return jobs.send(payoutsTold, { listId }, pool, new Date(clock.now().getTime() + restMillis));
  }
};

/** Tells it once the list is paid: in the transaction that pays it. */
export const tellPayouts = ({ jobs, db }: Pick<Context, 'jobs' | 'db'>, listId: string): Promise<void> =>
  jobs.send(payoutsTold, { listId }, db);

export const tellingJobs = (services: Services): JobHandler[] => [
  { name: payoutsTold, work: (data) => tellAll(services, data) },
];
