import { rows, sql, type Pool } from '@shuka/server/kit/db.ts';
import type { Person } from './people.ts';
import { farmQueries, type TruthQuery } from './truth-farms.ts';
import { farmerQueries } from './truth-farmer.ts';
import { seasonQueries } from './truth-seasons.ts';
import { talkQueries } from './truth-talk.ts';
import { visitQueries } from './truth-visits.ts';

/** A record as the server's tables have it, by its type and id, in the fields that phones see. */
export type Truth = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

export const keyOf = (type: string, id: string): string => `${type} ${id}`;

type Found = { id: string; keeper: string; said: Record<string, unknown> };

/** Asked of the tables themselves, past all that sync writes down about them. */
const queries: readonly TruthQuery[] = [
  ...farmQueries,
  ...seasonQueries,
  ...visitQueries,
  ...talkQueries,
  ...farmerQueries,
];

/** Every type of record that is judged. */
export const judgedTypes: readonly string[] = queries.map(([type]) => type);

/** The farmers whose records a person may have now, by the assignments. */
const scopesOf = async (pool: Pool, { accountId, role }: Person): Promise<string[]> => {
  if (role === 'farmer') return [accountId];
  const found = await rows<{ id: string }>(
    pool,
    sql`select farmer_id as id from relations.assignment where manager_id = ${accountId} and until_at is null`,
  );
  return found.map(({ id }) => id);
};

/** All records of the house, read once, then cut to what each person may have. */
export const readTruth = async (pool: Pool): Promise<(person: Person) => Promise<Truth>> => {
  const all = new Map<string, [string, Record<string, unknown>][]>();
  for (const [type, query] of queries) {
    for (const { id, keeper, said } of await rows<Found>(pool, query)) {
      all.set(keeper, [...(all.get(keeper) ?? []), [keyOf(type, id), said]]);
    }
  }
  return async (person) => new Map((await scopesOf(pool, person)).flatMap((scope) => all.get(scope) ?? []));
};
