import type { Pool, PoolClient } from 'pg';

/** Writes past the triggers, as a restored copy is: what is measured comes later. */
export const pastTriggers = async (pool: Pool, write: (client: PoolClient) => Promise<void>): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await write(client);
    await client.query('set session_replication_role = origin');
  } finally {
    client.release();
  }
};
