/** Sync on screen: how the app opens, what waits on this phone and what is wrong with it. Nothing here says that something is sent before it is. */
export type { Mender, Menders, MendProps } from './menders.ts';
export {
  loadKeepingPhones,
  loadLostPhonesPage,
  loadPhoneLines,
  loadPhoneNotices,
  loadPhonePage,
  loadPhonesOfPage,
  loadSignOutDialog,
  loadSyncStatus,
} from './loaders.ts';
export { EarlyPin } from './EarlyPin.tsx';
export { StartGate, warmStart } from './StartGate.tsx';
export { startListening } from './live.ts';
export { restoreMarks } from './true-marks.ts';
