/**
 * Relations: who looks after whom. Promises that a farmer has at most one extension manager at a time, and that the
 * phones of the one before learn that they do no longer.
 */
import { assignFarmers } from './assign-farmers.ts';
import { listAssignments } from './list-assignments.ts';
import { listManagers } from './list-managers.ts';
import { readConsentProof } from './read-consent-proof.ts';
import { registerFarmer } from './register-farmer.ts';
import { relationsToProfile } from './relations-to-profile.ts';

export const routes = [listManagers, listAssignments, assignFarmers, registerFarmer, readConsentProof];

export const objects = { profile: relationsToProfile };

export { everHadCare, findAssigned, findCare, findFarmersOf, hadCareOn, isAssigned } from './store.ts';
export { moveFarmers } from './move-farmers.ts';
export { relationsToProfile };
