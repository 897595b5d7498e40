import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';
import { findDemand, holdDemand, type DemandRow } from './demand-store.ts';

/** A company's demand with its row locked. @throws Problem `not-found` for one of another company, or none. */
export const holdOwnDemand = async (db: Db, companyId: string, demandId: string): Promise<DemandRow> => {
  const demand = await holdDemand(db, demandId);
  if (demand === null || demand.companyId !== companyId) throw new Problem('not-found');
  return demand;
};

/** The same to look at. @throws Problem `not-found`. */
export const findOwnDemand = async (db: Db, companyId: string, demandId: string): Promise<DemandRow> => {
  const demand = await findDemand(db, demandId);
  if (demand === null || demand.companyId !== companyId) throw new Problem('not-found');
  return demand;
};
