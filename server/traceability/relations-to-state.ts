import { findState } from '@shuka/domain/kit/nigeria.ts';
import type { RelationsTo } from '#kit/route.ts';
import { findDutyOfRegulator } from './regulator-store.ts';

/** A state is assigned to whoever is a regulator of it now. Who grows or sells besides is none, whatever was agreed before. */
export const relationsToState: RelationsTo = async (db, { accountId, roles }, stateCode) => {
  if (findState(stateCode) === undefined) return null;
  if (roles.includes('farmer') || roles.includes('agro-processor')) return [];
  const duty = await findDutyOfRegulator(db, accountId);
  return duty?.states.includes(stateCode) === true ? ['assigned'] : [];
};
