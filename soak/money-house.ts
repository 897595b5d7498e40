import { openPool, type Pool } from '@shuka/server/kit/db.ts';
import { migrate } from '@shuka/server/kit/migrate.ts';
import { openMoneyAccounts, type MoneyAccounts } from '@shuka/server/world/money-desk.ts';
import { openCluster, type Cluster } from './cluster.ts';

/** A ledger of this run alone, on a PostgreSQL of its own. */
export type MoneyHouse = {
  readonly cluster: Cluster;
  readonly databaseUrl: string;
  readonly pool: Pool;
  close(): Promise<void>;
};

const patientMillis = 600_000;

/**
 * @param connections how many moves the database may be asked for at once.
 * @param shared where there is a PostgreSQL already, which then outlives this house.
 */
export const openMoneyHouse = async (connections: number, shared?: Cluster): Promise<MoneyHouse> => {
  const cluster = shared ?? (await openCluster());
  const databaseUrl = await cluster.makeDatabase();
  const pool = openPool(databaseUrl, connections, () => undefined, patientMillis);
  await migrate(pool);
  const close = async (): Promise<void> => {
    await pool.end().catch(() => undefined);
    if (shared === undefined) await cluster.close();
  };
  return { cluster, databaseUrl, pool, close };
};

/** Enough for each worker to have two wallets of its own, and others that all use; few of them, so that many want the same. */
export const accountsFor = (pool: Pool, workers: number): Promise<MoneyAccounts> =>
  openMoneyAccounts(pool, { wallets: workers * 2 + 40, escrows: 8 });
