/**
 * Settings: what an admin opens and closes, and reference measures. Promises that a closed door is closed for the server
 * too, not on screen alone, and that no word on a measure is ever overwritten.
 */
import { addMeasure } from './add-measure.ts';
import { changeSwitch } from './change-switch.ts';
import { listMeasures } from './list-measures.ts';
import { listSwitches } from './list-switches.ts';
import { readStatus } from './read-status.ts';

export const routes = [readStatus, listSwitches, changeSwitch, listMeasures, addMeasure];

export { checkRegistrationOpen, readOpenDoors, type OpenDoors } from './open-doors.ts';
export { platformOpened } from './platform-opened.ts';
