import { stateName } from '@shuka/domain/kit/state-names.ts';
import { findCompanies } from '#relations';
import type { Db } from '#kit/db.ts';

/** The LGA and state of a company, in words; empty for none. */
export const companyPlace = async (db: Db, companyId: string): Promise<string> => {
  const [found] = await findCompanies(db, [companyId]);
  return found === undefined ? '' : `${found.lga}, ${stateName(found.stateCode)}`;
};
