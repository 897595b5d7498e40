/** Lists on screen that admins and managers bring: tried, confirmed, taken back. Each part loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadImportsPage = () =>
  loadWithWords(
    'imports',
    import('./ImportsPage.tsx').then((part) => part.ImportsPage),
  );
export const loadImportPage = () =>
  loadWithWords(
    'imports',
    import('./ImportPage.tsx').then((part) => part.ImportPage),
  );
export const loadImportsLink = () =>
  loadWithWords(
    'imports',
    import('./ImportsLink.tsx').then((part) => part.ImportsLink),
  );
export const loadCareImportsLink = () =>
  loadWithWords(
    'care',
    import('./CareImportsLink.tsx').then((part) => part.CareImportsLink),
  );
export { importPaths } from './import-paths.ts';
