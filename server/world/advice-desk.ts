import { listWeather } from '@shuka/domain/advisory';
import { refreshAdvice, routes } from '#advisory';
import type { Clock } from '#kit/clock.ts';
import type { Services } from '#kit/context.ts';
import type { Pool } from '#kit/db.ts';
import { perform } from '#kit/perform.ts';
import { contextAt } from './acts.ts';

/* Whoever tries the advice of a country at length asks here: as the job and requests do it, without the network. */

/** A night's refresh and the look at the weather on a database, by some clock; nobody forecasts. */
export const openAdviceDesk = (pool: Pool, clock: Clock) => {
  const log = { info: () => undefined, error: () => undefined };
  const services = { pool, clock, weather: null, log, checksAnswers: false } as unknown as Services; // they touch nothing else
  return {
    refresh: () => refreshAdvice(services),
    listWeather: async (keeperId: string): Promise<unknown> => {
      const route = routes.find(({ contract }) => contract.name === listWeather.name);
      if (route === undefined) throw new Error('nobody tells the weather');
      const context = contextAt(services, pool, { accountId: keeperId, roles: ['farmer'] }, clock.now());
      return perform(route, listWeather.input.parse({ keeperId }), context, async () => undefined);
    },
  };
};

export type AdviceDesk = ReturnType<typeof openAdviceDesk>;
