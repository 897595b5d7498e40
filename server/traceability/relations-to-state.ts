import { findState } from '@shuka/domain/kit/nigeria.ts';
import type { RelationsTo } from '#kit/route.ts';
import { findRegulatedStates } from './regulated-states.ts';

/** A state is assigned to whoever is a regulator of it now. */
export const relationsToState: RelationsTo = async (db, viewer, stateCode) => {
  if (findState(stateCode) === undefined) return null;
  return (await findRegulatedStates(db, viewer)).includes(stateCode) ? ['assigned'] : [];
};
