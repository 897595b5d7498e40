/** Settings on screen: what works right now, the doors an admin opens and closes, what units weigh, and the rules of tasks. */
export { loadSystemStatus } from './public-forms.ts';
export { loadMeasuresPage, loadSwitchesPage, loadTaskRulesPage } from './admin-screens.ts';
