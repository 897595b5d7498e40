/**
 * Sync: how phones that were away and this server come to agree. Promises an outcome for every act a phone sends, kept
 * for ever, and that a phone learns of every change of what it may see, once, in the order of their commits.
 */
import type { Route } from '#kit/route.ts';
import type { Above } from './above.ts';
import { askStanding } from './ask-standing.ts';
import { askChallenge } from './ask-challenge.ts';
import { continueUpload } from './continue-upload.ts';
import { createUpload } from './create-upload.ts';
import { dealWithLostPhone } from './deal-with-lost-phone.ts';
import { distrustDevice } from './distrust-device.ts';
import { findMissing } from './find-missing.ts';
import { forgetPhone } from './forget-phone.ts';
import { listPhonesOf } from './list-phones-of.ts';
import { tellForgotten } from './tell-forgotten.ts';
import { listDevices } from './list-devices.ts';
import { listenForChanges } from './listen-for-changes.ts';
import { listIssues } from './list-issues.ts';
import { listLostPhones } from './list-lost-phones.ts';
import { pullChanges } from './pull-changes.ts';
import { pushActs } from './push-acts.ts';
import { readUpload } from './read-upload.ts';
import { registerDevice } from './register-device.ts';
import { relationsToDevice, relationsToPhoneKeeper } from './relations.ts';
import { renewSession } from './renew-session.ts';
import { trustDevice } from './trust-device.ts';
import { relationsToUpload } from './upload-relations.ts';

/** The routes, over what the slices above offer. */
export const routesOver = (above: Above): Route[] => [
  pushActs(above),
  pullChanges(above),
  listenForChanges,
  findMissing,
  listIssues,
  registerDevice,
  listDevices,
  listPhonesOf,
  forgetPhone,
  askStanding,
  tellForgotten,
  listLostPhones,
  dealWithLostPhone,
  trustDevice,
  distrustDevice,
  askChallenge,
  renewSession,
  createUpload,
  readUpload,
  continueUpload,
];

export const objects = { device: relationsToDevice, phoneKeeper: relationsToPhoneKeeper, upload: relationsToUpload };

export { eraseFor } from './erase-for.ts';
export { closeEpoch, openEpoch, renewEpoch } from './epoch.ts';
export { resealRecoveryKeys } from './reseal-recovery-keys.ts';
export { findStock } from './stock-store.ts';
export { endListening } from './live-hub.ts';
export { forgetTombstones } from './tombstones.ts';
export { forgetOldUploads } from './upload-store.ts';
export { findPhonesSeenSince } from './device-store.ts';
export { queues } from './queues.ts';
export { findChangedAfter, findMarks } from './changed-store.ts';
