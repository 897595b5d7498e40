import { loadWithWords } from '#kit/load-with-words.ts';

/* What only admins open: pages with forms do not carry the ways to it. */
export const loadMeasuresPage = () =>
  loadWithWords(
    'staff',
    import('./MeasuresPage.tsx').then((part) => part.MeasuresPage),
  );
export const loadSwitchesPage = () =>
  loadWithWords(
    'staff',
    import('./SwitchesPage.tsx').then((part) => part.SwitchesPage),
  );
export const loadTaskRulesPage = () =>
  loadWithWords(
    'staff',
    import('./TaskRulesPage.tsx').then((part) => part.TaskRulesPage),
  );
export const loadClipsPage = () =>
  loadWithWords(
    'staff',
    import('./ClipsPage.tsx').then((part) => part.ClipsPage),
  );
export const loadLicencesPage = () =>
  loadWithWords(
    'staff',
    import('./LicencesPage.tsx').then((part) => part.LicencesPage),
  );
export const loadFlagsPage = () =>
  loadWithWords(
    'staff',
    import('./FlagsPage.tsx').then((part) => part.FlagsPage),
  );
