import { countryCode } from '@shuka/domain/figures';
import { findState } from '@shuka/domain/kit/nigeria.ts';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { findSupervisedState } from '#supervision';
import { findRegulatedStates } from '#traceability';
import type { Db } from '#kit/db.ts';
import type { RelationsTo } from '#kit/route.ts';
import { findOwnerOfMail } from './mail-store.ts';

/** The states somebody who is no admin may look at: that of the zone they supervise, and those they are a regulator of. */
export const findStatesOf = async (db: Db, viewer: Pick<Viewer, 'accountId' | 'roles'>): Promise<string[]> => {
  const supervised = viewer.roles.includes('extension-manager')
    ? await findSupervisedState(db, viewer.accountId)
    : null;
  const regulated = await findRegulatedStates(db, viewer);
  return [...new Set([...(supervised === null ? [] : [supervised]), ...regulated])].sort();
};

/** The country is nobody's: admins alone look at it. */
export const relationsToPlace: RelationsTo = async (db, viewer, place) => {
  if (place === countryCode) return [];
  if (findState(place) === undefined) return null;
  return (await findStatesOf(db, viewer)).includes(place) ? ['assigned'] : [];
};

/** A mail of figures is its reader's. */
export const relationsToMail: RelationsTo = async (db, { accountId }, mailId) => {
  const owner = await findOwnerOfMail(db, mailId);
  if (owner === null) return null;
  return owner === accountId ? ['own'] : [];
};
