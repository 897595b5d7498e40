import { run, sql, type Pool } from '#kit/db.ts';
import type { WorldPerson } from './people.ts';

/** Gives a farmer farms named `Farm 1` and on, `times` as many in a transaction each; those of one share a revision. */
export const addFarms = async (pool: Pool, { accountId }: WorldPerson, count: number, times = 1): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    await run(
      pool,
      sql`insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
          select gen_random_uuid(), ${accountId}, 'Farm ' || n, 'KD', 'Soba', 'small', 'Maize', 1, now()
          from generate_series(1, ${count}::integer) n`,
    );
  }
};
