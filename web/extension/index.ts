/** Extension on screen: a farmer's extension agent, and what a manager does for the farmers in care. Each part loads when it is opened. */
import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadMyAgentPage = () =>
  loadWithWords(
    'extension',
    import('./MyAgentPage.tsx').then((part) => part.MyAgentPage),
  );
export const loadNextVisitPanel = () =>
  loadWithWords(
    'extension',
    import('./NextVisitPanel.tsx').then((part) => part.NextVisitPanel),
  );
export const loadCarePanel = () =>
  loadWithWords(
    'extension',
    import('./CarePanel.tsx').then((part) => part.CarePanel),
  );
export const loadFarmCarePanel = () =>
  loadWithWords(
    'extension',
    import('./FarmCarePanel.tsx').then((part) => part.FarmCarePanel),
  );
export const loadVisitsPanel = () =>
  loadWithWords(
    'extension',
    import('./VisitsPanel.tsx').then((part) => part.VisitsPanel),
  );
/** A manager's visits speak of requests in the words of those. */
const loadVisitScreen = (screen: Promise<ComponentType>): Promise<ComponentType> =>
  loadWithWords('care', loadWithWords('extension', screen));

export const loadVisitsPage = () => loadVisitScreen(import('./VisitsPage.tsx').then((part) => part.VisitsPage));
export const loadPlanVisitPage = () =>
  loadVisitScreen(import('./PlanVisitPage.tsx').then((part) => part.PlanVisitPage));
export const loadVisitPage = () => loadVisitScreen(import('./VisitPage.tsx').then((part) => part.VisitPage));
export const loadVisitCodePart = () =>
  loadWithWords(
    'extension',
    import('./VisitCodePart.tsx').then((part) => part.VisitCodePart),
  );
export const loadMendVisitForm = () =>
  loadWithWords(
    'extension',
    import('./MendVisitForm.tsx').then((part) => part.MendVisitForm),
  );

/** Tasks speak of crops and of what farmers told, in the words of those. */
const loadTaskScreen = <Props extends object>(screen: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> =>
  loadWithWords('care', loadWithWords('seasons', loadWithWords('extension', screen)));

export const loadTodayTasks = () => loadTaskScreen(import('./TodayTasks.tsx').then((part) => part.TodayTasks));
export const loadTasksPage = () => loadTaskScreen(import('./TasksPage.tsx').then((part) => part.TasksPage));
export type { InspectionSource } from './use-manager-tasks.ts';
/** Where the phone is while someone writes. */
export { usePlaceTaken } from './use-place-taken.ts';
/** Whom a manager may visit and inspect. */
export { useVisited } from './use-visited.ts';
/** By which rules farmers are at risk. */
export { useTaskRules } from './use-task-rules.ts';

/** What tells of farmers in care speaks of visits too. */
const loadCareScreen = <Props extends object>(screen: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> =>
  loadWithWords('care', loadWithWords('extension', screen));

export const loadCaseloadPage = () => loadCareScreen(import('./CaseloadPage.tsx').then((part) => part.CaseloadPage));
export const loadCareCounts = () => loadCareScreen(import('./CareCounts.tsx').then((part) => part.CareCounts));
export const loadFarmersPreview = () =>
  loadCareScreen(import('./FarmersPreview.tsx').then((part) => part.FarmersPreview));
export const loadFarmerInCareFrame = () =>
  loadCareScreen(import('./FarmerInCareFrame.tsx').then((part) => part.FarmerInCareFrame));
export const loadCareOfFarmer = () => loadCareScreen(import('./CareOfFarmer.tsx').then((part) => part.CareOfFarmer));

/** Registering a farmer speaks of who they are and what they agree to, and records their voice. */
const loadAssistScreen = <Props extends object>(screen: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> =>
  loadWithWords('care', loadWithWords('profile', loadWithWords('extension', screen)));

export const loadRegisterFarmerPage = () =>
  loadAssistScreen(import('./RegisterFarmerPage.tsx').then((part) => part.RegisterFarmerPage));
export const loadMendFarmerForm = () =>
  loadAssistScreen(import('./MendFarmerForm.tsx').then((part) => part.MendFarmerForm));
/** Says something instead of writing it, for screens of other slices. */
export const loadVoiceField = () =>
  loadWithWords(
    'extension',
    import('./VoiceField.tsx').then((part) => part.VoiceField),
  );
