/** Settings: what an admin opens and closes. Promises that a closed door is closed for the server too, not on screen alone. */
import { changeSwitch } from './change-switch.ts';
import { listSwitches } from './list-switches.ts';
import { readStatus } from './read-status.ts';

export const routes = [readStatus, listSwitches, changeSwitch];

export { checkRegistrationOpen, readOpenDoors, type OpenDoors } from './open-doors.ts';
export { platformOpened } from './platform-opened.ts';
