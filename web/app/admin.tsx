import { DoorOpen, Handshake, ListChecks, Mail, Scale, Smartphone, Users } from 'lucide-react';
import { loadApplicantPage, loadPeoplePage } from '#accounts';
import { loadContactMessagesPage } from '#messaging';
import { loadAssignmentsPage } from '#relations';
import { loadMeasuresPage, loadSwitchesPage, loadTaskRulesPage } from '#settings';
import { loadLostPhonesPage } from '#sync';
import type { Area } from './area.ts';
import { paths } from './paths.ts';

export const admin: Area = {
  role: 'admin',
  screens: [
    { path: paths.admin, load: loadSwitchesPage },
    { path: paths.adminMessages, load: loadContactMessagesPage },
    { path: paths.adminPeople, load: loadPeoplePage },
    { path: `${paths.adminPeople}/:accountId`, load: loadApplicantPage },
    { path: paths.adminAssignments, load: loadAssignmentsPage },
    { path: paths.adminLostPhones, load: loadLostPhonesPage },
    { path: paths.adminMeasures, load: loadMeasuresPage },
    { path: paths.adminTaskRules, load: loadTaskRulesPage },
  ],
  menu: [
    { path: paths.admin, says: 'menu.switches', Icon: DoorOpen },
    { path: paths.adminMessages, says: 'menu.messages', Icon: Mail },
    { path: paths.adminPeople, says: 'menu.people', Icon: Users },
    { path: paths.adminAssignments, says: 'menu.assignments', Icon: Handshake },
    { path: paths.adminLostPhones, says: 'menu.lostPhones', Icon: Smartphone },
    { path: paths.adminMeasures, says: 'menu.measures', Icon: Scale },
    { path: paths.adminTaskRules, says: 'menu.taskRules', Icon: ListChecks },
  ],
};
