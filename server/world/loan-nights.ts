import { listLoansAtDesk, readPortfolio, type LoanPortfolio } from '@shuka/domain/loans';
import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { ageLoans, routes } from '#loans';
import { systemClock } from '#kit/clock.ts';
import type { Services } from '#kit/context.ts';
import type { Pool } from '#kit/db.ts';
import { perform } from '#kit/perform.ts';
import { contextAt } from './acts.ts';

/* Whoever measures the nights and the desk of loans asks here: the acts of the house, without the network. */

/** The night of a day, whole; a night that was broken off goes on. */
export const ageLoansOn = (pool: Pool, day: string): Promise<void> =>
  ageLoans({ pool, clock: { now: () => new Date(`${day}T01:20:00Z`) } });

/** What officers ask for on a day. @param accountId who asks. */
export const openLoanBooks = (pool: Pool, accountId: string, day: string) => {
  const services = { pool, clock: systemClock } as unknown as Services; // these acts touch nothing else
  const context = contextAt(services, pool, { accountId, roles: ['admin'] }, new Date(`${day}T12:00:00Z`));
  const ask = async <C extends Contract>(contract: C, input: DraftOf<C>): Promise<unknown> => {
    const route = routes.find((one) => one.contract.name === contract.name);
    if (route === undefined) throw new Error(`nobody does ${contract.name}`);
    return perform(route, contract.input.parse(input), context, async () => undefined);
  };
  return {
    readPortfolio: async () => (await ask(readPortfolio, {})) as LoanPortfolio,
    listLoans: (input: DraftOf<typeof listLoansAtDesk>) => ask(listLoansAtDesk, input),
  };
};
