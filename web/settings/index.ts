/** Settings on screen: what works right now, the doors an admin opens and closes, what units weigh, the rules of tasks, and licences. */
export { loadSystemStatus } from './public-forms.ts';
export { loadListenPart } from './listen-part.ts';
export {
  loadClipsPage,
  loadFlagsPage,
  loadLicencesPage,
  loadMeasuresPage,
  loadSwitchesPage,
  loadTaskRulesPage,
} from './admin-screens.ts';
