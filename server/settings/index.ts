/**
 * Settings: what an admin opens and closes, reference measures, the rules that make tasks, and the licences of the house.
 * Promises that a closed door is closed for the server too, not on screen alone, and that no word on a measure, a rule or a
 * licence is ever overwritten.
 */
import { addMeasure } from './add-measure.ts';
import { cancelWindow } from './cancel-window.ts';
import { changeFlag } from './change-flag.ts';
import { changeSwitch } from './change-switch.ts';
import { changeTaskRule } from './change-task-rule.ts';
import { listFlags } from './list-flags.ts';
import { listClips } from './list-clips.ts';
import { listLicences } from './list-licences.ts';
import { listMeasures } from './list-measures.ts';
import { listSwitches } from './list-switches.ts';
import { listSaidTaskRules } from './list-said-task-rules.ts';
import { listTaskRules } from './list-task-rules.ts';
import { listWaitingWords } from './list-waiting-words.ts';
import { listUpdates } from './list-updates.ts';
import { listWindows } from './list-windows.ts';
import { planWindow } from './plan-window.ts';
import { postUpdate } from './post-update.ts';
import { readClip } from './read-clip.ts';
import { readStatus } from './read-status.ts';
import { readUpdatesFeed } from './read-updates-feed.ts';
import { recordClip } from './record-clip.ts';
import { recordLicence, type DemandPassword } from './record-licence.ts';
import { relationsToWindow } from './relations.ts';
import { settleWord } from './settle-word.ts';
import { withdrawLicence } from './withdraw-licence.ts';

export const routes = [
  readStatus,
  listSwitches,
  changeSwitch,
  listMeasures,
  addMeasure,
  listTaskRules,
  listSaidTaskRules,
  changeTaskRule,
  listFlags,
  changeFlag,
  listWaitingWords,
  listLicences,
  listClips,
  readClip,
  recordClip,
  planWindow,
  listWindows,
  cancelWindow,
  postUpdate,
  listUpdates,
  readUpdatesFeed,
];

export const objects = { maintenanceWindow: relationsToWindow };

/** What wants a password again, which people, below this slice, can ask for. */
export const routesOver = (demandPassword: DemandPassword) => [
  recordLicence(demandPassword),
  withdrawLicence(demandPassword),
  settleWord(demandPassword),
];

export { checkRegistrationOpen, readOpenDoors, type OpenDoors } from './open-doors.ts';
export { platformOpened } from './platform-opened.ts';
export { findClips, insertClip } from './clip-store.ts';
export { readTaskRules } from './task-rule-store.ts';
export * from './reference-store.ts';
export { readFlags } from './flag-store.ts';
export { findWaitingWords, holdWord, insertWord, setWordDecided, waitingWords, type Word } from './word-store.ts';
export { insertLicence, licenceOf } from './licence-store.ts';
export { jobsOf } from './turn-doors.ts';
export { findUpdate, updateFor } from './update-store.ts';
export { updatePosted } from './update-posted.ts';
