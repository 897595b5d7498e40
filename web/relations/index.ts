/** Relations on screen: where an admin says which extension manager looks after whom. Loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export { DuplicatesLink } from './DuplicatesLink.tsx';
export { FindManager } from './FindManager.tsx';

export const loadAssignmentsPage = () =>
  loadWithWords(
    'care',
    loadWithWords(
      'staff',
      import('./AssignmentsPage.tsx').then((part) => part.AssignmentsPage),
    ),
  );
export const loadDuplicatesPage = () =>
  loadWithWords(
    'care',
    import('./DuplicatesPage.tsx').then((part) => part.DuplicatesPage),
  );
export const loadMergePage = () =>
  loadWithWords(
    'care',
    import('./MergePage.tsx').then((part) => part.MergePage),
  );
export const loadMyDuplicatesPage = () =>
  loadWithWords(
    'care',
    import('./MyDuplicatesPage.tsx').then((part) => part.MyDuplicatesPage),
  );

export {
  loadCompanyApplicationPage,
  loadExtensionWorkerPage,
  loadExtensionWorkersPage,
  loadMillPendingPage,
  loadProcessorDashboard,
  loadShiftsPage,
  loadStaffPage,
} from './mill-loaders.ts';
export { loadJoinCompany, loadProcessorSignUp } from './public-forms.ts';
export { millPaths } from './mill-paths.ts';
export { FindFilter, type Found } from './FindFilter.tsx';
export { OfCompany, type Work } from './OfCompany.tsx';
