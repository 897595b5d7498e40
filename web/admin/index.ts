/** Admin on screen: what waits for those who run the house, and the way to each of their rooms. */
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadAdminHomePage = () =>
  loadWithWords(
    'adminHome',
    import('./AdminHomePage.tsx').then((part) => part.AdminHomePage),
  );
export const loadRolesPage = () =>
  loadWithWords(
    'staff',
    import('./RolesPage.tsx').then((part) => part.RolesPage),
  );
export const loadReferencesPage = () =>
  loadWithWords(
    'staff',
    import('./ReferencesPage.tsx').then((part) => part.ReferencesPage),
  );
export const loadReferencePage = () =>
  loadWithWords(
    'staff',
    import('./ReferencePage.tsx').then((part) => part.ReferencePage),
  );
