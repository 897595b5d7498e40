/** Settings on screen: what works right now, the doors an admin opens and closes, and what units weigh. */
export { loadSystemStatus } from './public-forms.ts';
export { loadMeasuresPage, loadSwitchesPage } from './admin-screens.ts';
