import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

type Screens = typeof import('./mill-screens.ts');

const screen =
  <Props extends object>(pick: (screens: Screens) => ComponentType<Props>) =>
  () =>
    loadWithWords('mill', import('./mill-screens.ts').then(pick));

export const loadProcessorDashboard = screen((part) => part.ProcessorDashboard);
export const loadMillPendingPage = screen((part) => part.MillPendingPage);
export const loadStaffPage = screen((part) => part.StaffPage);
export const loadShiftsPage = screen((part) => part.ShiftsPage);
export const loadExtensionWorkersPage = screen((part) => part.ExtensionWorkersPage);
export const loadExtensionWorkerPage = screen((part) => part.ExtensionWorkerPage);

/** With the words of staff: who decides on a company reads what it told. */
export const loadCompanyApplicationPage = () =>
  loadWithWords(
    'staff',
    loadWithWords(
      'mill',
      import('./CompanyApplicationPage.tsx').then((part) => part.CompanyApplicationPage),
    ),
  );
