import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import type { Db } from '#kit/db.ts';
import { findDutyOfRegulator } from './regulator-store.ts';

/** The states somebody is a regulator of now. Who grows or sells besides is none, whatever was agreed before. */
export const findRegulatedStates = async (
  db: Db,
  { accountId, roles }: Pick<Viewer, 'accountId' | 'roles'>,
): Promise<readonly string[]> => {
  if (roles.includes('farmer') || roles.includes('agro-processor')) return [];
  return (await findDutyOfRegulator(db, accountId))?.states ?? [];
};
