import type { Demand } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { findCompanyNames } from '#relations';
import type { Db } from '#kit/db.ts';
import type { DemandRow } from './demand-store.ts';
import { findBuyerTrust } from './trust-store.ts';

/** Demands with the name of their company and how it pays. */
export const showDemands = async <Row extends DemandRow>(
  db: Db,
  demands: readonly Row[],
  now: Date,
): Promise<(Row & Pick<Demand, 'companyName' | 'buyerTrust'>)[]> => {
  const companyIds = demands.map(({ companyId }) => companyId);
  const names = await findCompanyNames(db, companyIds);
  const trusts = await findBuyerTrust(db, companyIds, dayOf(now));
  return demands.map((one) => ({
    ...one,
    companyName: names.get(one.companyId) ?? '',
    buyerTrust: trusts.get(one.companyId) ?? { kept: 0, of: 0 },
  }));
};

export const showDemand = async (db: Db, demand: DemandRow, now: Date): Promise<Demand> => {
  const [shown] = await showDemands(db, [demand], now);
  if (shown === undefined) throw new Error('a demand was lost on its way');
  return shown;
};
