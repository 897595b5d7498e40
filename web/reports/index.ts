/** Reports on screen: each part loads when it is opened, with its words. */
import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

export { careInspectionsPath } from './inspection-paths.ts';

export const loadReportsPage = () =>
  loadWithWords(
    'reports',
    import('./ReportsPage.tsx').then((part) => part.ReportsPage),
  );
export const loadNewReportPage = () =>
  loadWithWords(
    'reports',
    import('./NewReportPage.tsx').then((part) => part.NewReportPage),
  );
export const loadDisplayReportPage = () =>
  loadWithWords(
    'reports',
    import('./DisplayReportPage.tsx').then((part) => part.DisplayReportPage),
  );
export const loadMendReportForm = () =>
  loadWithWords(
    'reports',
    import('./MendReportForm.tsx').then((part) => part.MendReportForm),
  );
const withCare = <Props extends object>(screen: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> =>
  loadWithWords('care', loadWithWords('reports', screen));

export const loadMonthlyReports = () => withCare(import('./MonthlyReports.tsx').then((part) => part.MonthlyReports));
export const loadReportsOfFarmer = () => withCare(import('./ReportsOfFarmer.tsx').then((part) => part.ReportsOfFarmer));
const withInspect = <Props extends object>(screen: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> =>
  loadWithWords('inspect', screen);

export const loadInspectPage = () => withInspect(import('./InspectPage.tsx').then((part) => part.InspectPage));
export const loadInspectionPage = () => withInspect(import('./InspectionPage.tsx').then((part) => part.InspectionPage));
export const loadInspectionsOfFarmer = () =>
  withInspect(import('./InspectionsPanel.tsx').then((part) => part.InspectionsOfFarmer));
export const loadInspectionsPanel = () =>
  withInspect(import('./InspectionsPanel.tsx').then((part) => part.InspectionsPanel));
export const loadCareInspectionsPage = () =>
  withInspect(import('./CareInspectionsPage.tsx').then((part) => part.CareInspectionsPage));
export const loadMendInspectionForm = () =>
  withInspect(import('./MendInspectionForm.tsx').then((part) => part.MendInspectionForm));
export { loadCheckInspection } from './public-forms.ts';
/** All reports in a manager's care. */
export const loadCareReportsPage = () =>
  loadWithWords(
    'reports',
    import('./CareReportsPage.tsx').then((part) => part.CareReportsPage),
  );
