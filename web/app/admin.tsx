import { DoorOpen, Handshake, Mail, Users } from 'lucide-react';
import { loadPeoplePage } from '#accounts';
import { loadContactMessagesPage } from '#messaging';
import { loadAssignmentsPage } from '#relations';
import { loadSwitchesPage } from '#settings';
import type { Area } from './area.ts';
import { paths } from './paths.ts';

export const admin: Area = {
  role: 'admin',
  screens: [
    { path: paths.admin, load: loadSwitchesPage },
    { path: paths.adminMessages, load: loadContactMessagesPage },
    { path: paths.adminPeople, load: loadPeoplePage },
    { path: paths.adminAssignments, load: loadAssignmentsPage },
  ],
  menu: [
    { path: paths.admin, says: 'menu.switches', Icon: DoorOpen },
    { path: paths.adminMessages, says: 'menu.messages', Icon: Mail },
    { path: paths.adminPeople, says: 'menu.people', Icon: Users },
    { path: paths.adminAssignments, says: 'menu.assignments', Icon: Handshake },
  ],
};
