import { listPeople } from '@shuka/domain/accounts';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { routes } from '#accounts';
import { systemClock } from '#kit/clock.ts';
import type { Services } from '#kit/context.ts';
import type { Db, Pool } from '#kit/db.ts';
import { perform } from '#kit/perform.ts';
import { contextAt } from './acts.ts';
import { people } from './people.ts';

/* Whoever tries the search of people at length asks here, without the network. */

/** How an admin looks people up on a database. @param db what is asked, for who wants to see each statement. */
export const openPeopleDesk = (pool: Pool, db: Db = pool) => {
  const services = { pool, clock: systemClock, checksAnswers: false } as unknown as Services; // it touches nothing else
  const route = routes.find((one) => one.contract.name === listPeople.name);
  return {
    listPeople: async (input: DraftOf<typeof listPeople>): Promise<{ items: unknown[]; next: string | null }> => {
      if (route === undefined) throw new Error(`nobody does ${listPeople.name}`);
      const viewer = { accountId: people.ngozi.accountId, roles: ['admin'] as const };
      const context = contextAt(services, db, viewer, systemClock.now());
      const answer = await perform(route, listPeople.input.parse(input), context, async () => undefined);
      return answer as { items: unknown[]; next: string | null }; // as its contract says
    },
  };
};
