/** Extension on screen: a farmer's extension agent, and what a manager does for the farmers in care. Each part loads when it is opened. */
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
export const loadMendVisitForm = () =>
  loadWithWords(
    'extension',
    import('./MendVisitForm.tsx').then((part) => part.MendVisitForm),
  );
