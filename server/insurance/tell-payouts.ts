import * as z from 'zod/mini';
import type { Outcome } from '@shuka/domain/insurance';
import { findAccount, languageOfAccount, newsOf, sendNotice } from '#accounts';
import type { Context, Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { say } from '#kit/words.ts';
import { takeUntold, type LineRow } from './list-store.ts';
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

/** One after the other; whoever was taken is not told again, though the server should stop in between. */
const tellAll = async (services: Services, data: unknown): Promise<void> => {
  const { listId } = z.parse(asked, data);
  for (;;) {
    const line = await takeUntold(services.pool, listId, services.clock.now());
    if (line === null) return;
    await tellOne(services, line);
  }
};

/** Tells it once the list is paid: in the transaction that pays it. */
export const tellPayouts = ({ jobs, db }: Pick<Context, 'jobs' | 'db'>, listId: string): Promise<void> =>
  jobs.send(payoutsTold, { listId }, db);

export const tellingJobs = (services: Services): JobHandler[] => [
  { name: payoutsTold, work: (data) => tellAll(services, data) },
];
