/** Reports on screen: each part loads when it is opened, with its words. */
import { loadWithWords } from '#kit/load-with-words.ts';

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
