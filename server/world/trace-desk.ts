import { traceThing, type Trace } from '@shuka/domain/traceability';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { routes } from '#traceability';
import { systemClock } from '#kit/clock.ts';
import type { Services } from '#kit/context.ts';
import type { Pool } from '#kit/db.ts';
import { perform } from '#kit/perform.ts';
import { contextAt } from './acts.ts';
import { people } from './people.ts';

/* Whoever traces at length asks here: as a request does, without the network. */

/** The looks of a company at where things came from and went, as the text that leaves the server. */
export const openTraceDesk = (pool: Pool) => {
  const publicUrl = 'http://localhost:3000';
  const services = { pool, clock: systemClock, checksAnswers: false, publicUrl } as unknown as Services; // they touch nothing else
  const by = { accountId: people.danjuma.accountId, roles: ['agro-processor'] } as const;
  return {
    trace: async (input: DraftOf<typeof traceThing>): Promise<string> => {
      const route = routes.find(({ contract }) => contract.name === traceThing.name);
      if (route === undefined) throw new Error('nobody traces');
      const context = contextAt(services, pool, by, systemClock.now());
      const answer = (await perform(route, traceThing.input.parse(input), context, async () => undefined)) as Trace;
      return JSON.stringify(answer);
    },
  };
};
