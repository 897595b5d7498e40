import { listDemands, listListings, listMatches } from '@shuka/domain/marketplace';
import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { routes } from '#marketplace';
import { systemClock } from '#kit/clock.ts';
import type { Services } from '#kit/context.ts';
import type { Pool } from '#kit/db.ts';
import { perform } from '#kit/perform.ts';
import { contextAt } from './acts.ts';
import { people } from './people.ts';

/* Whoever tries the market at length asks here: its acts, as requests do them, without the network. */

/** The looks of farmers and mills at the market on a database. */
export const openMarketDesk = (pool: Pool) => {
  const services = { pool, clock: systemClock, checksAnswers: false } as unknown as Services; // they touch nothing else
  const ask = async <C extends Contract>(contract: C, input: DraftOf<C>, accountId: string): Promise<unknown> => {
    const route = routes.find((one) => one.contract.name === contract.name);
    if (route === undefined) throw new Error(`nobody does ${contract.name}`);
    const context = contextAt(services, pool, { accountId, roles: ['farmer'] }, systemClock.now());
    return perform(route, contract.input.parse(input), context, async () => undefined);
  };
  return {
    listListings: (input: DraftOf<typeof listListings>) => ask(listListings, input, people.ngozi.accountId),
    listDemands: (input: DraftOf<typeof listDemands>, by: string) => ask(listDemands, input, by),
    listMatches: (input: DraftOf<typeof listMatches>, by: string) => ask(listMatches, input, by),
  };
};

export type MarketDesk = ReturnType<typeof openMarketDesk>;
