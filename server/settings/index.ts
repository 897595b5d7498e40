/**
 * Settings: what an admin opens and closes, reference measures, and the rules that make tasks. Promises that a closed door
 * is closed for the server too, not on screen alone, and that no word on a measure or a rule is ever overwritten.
 */
import { addMeasure } from './add-measure.ts';
import { changeSwitch } from './change-switch.ts';
import { changeTaskRule } from './change-task-rule.ts';
import { listMeasures } from './list-measures.ts';
import { listSwitches } from './list-switches.ts';
import { listSaidTaskRules } from './list-said-task-rules.ts';
import { listTaskRules } from './list-task-rules.ts';
import { readStatus } from './read-status.ts';

export const routes = [
  readStatus,
  listSwitches,
  changeSwitch,
  listMeasures,
  addMeasure,
  listTaskRules,
  listSaidTaskRules,
  changeTaskRule,
];

export { checkRegistrationOpen, readOpenDoors, type OpenDoors } from './open-doors.ts';
export { platformOpened } from './platform-opened.ts';
export { readTaskRules } from './task-rule-store.ts';
