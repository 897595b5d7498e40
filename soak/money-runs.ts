import type { Query } from '@shuka/server/kit/db.ts';
import { doMoneyAct } from '@shuka/server/world/money-desk.ts';
import type { Cluster } from './cluster.ts';
import { moneyControls, type MoneyControl } from './money-controls.ts';
import { accountsFor, openMoneyHouse, type MoneyHouse } from './money-house.ts';
import { judgeMoney, type MoneyFindings } from './money-judge.ts';
import { playMoney, type MoneyPlayed } from './money-play.ts';

export type MoneySize = {
  readonly acts: number;
  readonly workers: number;
  readonly seed: number;
  /** Where there is a PostgreSQL already. */
  readonly cluster?: Cluster;
};

export type MoneyRun = Omit<MoneyPlayed, 'told'> & { readonly moves: number };

const playIn = async (
  house: MoneyHouse,
  { acts, workers, seed }: MoneySize,
  control?: MoneyControl,
): Promise<MoneyRun> => {
  const { pool } = house;
  const accounts = await accountsFor(pool, workers);
  if (control?.breaks !== undefined) await pool.query(control.breaks);
  const ask: Parameters<typeof playMoney>[0]['ask'] = async (act) => {
    const afterwards: Query[] = [];
    try {
      return await doMoneyAct(pool, act, control && ((db) => control.through(db, afterwards)));
    } finally {
      for (const query of afterwards) await pool.query(query);
    }
  };
  const { told, ...played } = await playMoney({ accounts, seed, acts, workers, ask });
  return { ...played, moves: await judgeMoney(pool, told, played.findings) };
};

const inMoneyHouse = async <Result>(
  { workers, cluster }: MoneySize,
  use: (house: MoneyHouse) => Promise<Result>,
): Promise<Result> => {
  const house = await openMoneyHouse(workers, cluster);
  return use(house).finally(house.close);
};

/** Random acts by many workers at once on one ledger, judged by a count of the same moves one after the other. */
export const playLedger = (size: MoneySize): Promise<MoneyRun> => inMoneyHouse(size, (house) => playIn(house, size));

export const countsOfMoney = (findings: MoneyFindings): Record<keyof MoneyFindings, number> => {
  const { lost, extra, changed, drifted, wrong, failed, broken } = findings;
  return {
    lost: lost.length,
    extra: extra.length,
    changed: changed.length,
    drifted: drifted.length,
    wrong: wrong.length,
    failed: failed.length,
    broken: broken.length,
  };
};

/** The same on a ledger broken in one way. `isShown`: the judge found what it must. */
export const playMoneyControl = async (control: MoneyControl, size: MoneySize) => {
  const { findings } = await inMoneyHouse(size, (house) => playIn(house, size, control));
  return { findings, isShown: control.shows.some((kind) => findings[kind].length > 0) };
};

export { moneyControls };
