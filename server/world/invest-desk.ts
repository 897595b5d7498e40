import { pledgeMoney, listHoldings, listOffers, payHolding, readPortfolio } from '@shuka/domain/investments';
import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { sandboxOf } from '#app/services.ts';
import { routes } from '#investments';
import { systemClock } from '#kit/clock.ts';
import type { Context, Services } from '#kit/context.ts';
import { inTransaction, type Pool } from '#kit/db.ts';
import { pgBossJobs } from '#kit/jobs.ts';
import { perform } from '#kit/perform.ts';
import { makeSecrets } from '#kit/secrets.ts';
import { contextAt } from './acts.ts';
import { payIn } from './fill-wallet.ts';

/* Whoever tries the slice of investments at length asks here: its acts, as requests do them, without the network. */

const publicUrl = 'http://localhost:3000';

const investor = (accountId: string) => ({ accountId, roles: ['investor'] }) as const;

/** Letters are queued as ever, and nobody takes them out of the queue. */
const openJobs = async (url: string) => {
  const jobs = pgBossJobs(url, () => undefined);
  const letters = ['investments.letter', 'investments.letters'];
  await jobs.start(letters.map((name) => ({ name, work: async () => undefined })));
  return jobs;
};

/** The acts of investors on a database. @param url where the jobs are queued, the same database. */
export const openInvestDesk = async (pool: Pool, url: string) => {
  const secrets = makeSecrets(Buffer.alloc(32, 7));
  const jobs = await openJobs(url);
  const services = {
    pool,
    secrets,
    jobs,
    clock: systemClock,
    payments: [sandboxOf(pool, publicUrl, secrets)],
    checksAnswers: false,
    publicUrl,
    productName: 'Shuka',
  } as unknown as Services; // these acts touch nothing else

  const ask = async <C extends Contract>(contract: C, input: DraftOf<C>, by: string): Promise<unknown> => {
    const route = routes.find((one) => one.contract.name === contract.name);
    if (route === undefined) throw new Error(`nobody does ${contract.name}`);
    const context: Context = { ...contextAt(services, pool, investor(by), systemClock.now()), jobs };
    return perform(route, contract.input.parse(input), context, async () => undefined);
  };

  const fill = (accountIds: readonly string[], amountKobo: number): Promise<void> =>
    inTransaction(pool, async (db) => {
      const now = systemClock.now();
      for (const accountId of accountIds) await payIn(db, accountId, amountKobo, now);
    });

  return {
    listOffers: (input: DraftOf<typeof listOffers>, by: string) => ask(listOffers, input, by),
    listHoldings: (input: DraftOf<typeof listHoldings>, by: string) => ask(listHoldings, input, by),
    readPortfolio: (by: string) => ask(readPortfolio, {}, by),
    /** @returns the id of the holding. */
    invest: async (offerId: string, amountKobo: number, by: string): Promise<string> => {
      const id = newId();
      await ask(pledgeMoney, { id, offerId, amountKobo, hasReadTerms: true }, by);
      return id;
    },
    pay: (holdingId: string, by: string) => ask(payHolding, { holdingId }, by),
    fill,
    close: () => jobs.stop(),
  };
};

export type InvestDesk = Awaited<ReturnType<typeof openInvestDesk>>;
