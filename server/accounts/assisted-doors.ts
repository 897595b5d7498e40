/** Accounts that others open for farmers: face to face, or many at once out of a list. */
export { findAssisted, findProof } from './assisted-store.ts';
export { openAssisted, type KeptProof } from './open-assisted.ts';
export { openAssistedMany } from './open-assisted-many.ts';
export { tellRegistered } from './tell-registered.ts';
export { closeUntouched } from './close-untouched.ts';
export { findFarmersNamed, holdUntouched, type NamedFarmer } from './listed-store.ts';
