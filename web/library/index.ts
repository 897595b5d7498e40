/** The library on screen: articles for farmers, for managers who send them, and the desk of those who write them. Each part loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export { libraryPaths } from './library-paths.ts';

export const loadAdvicePage = () =>
  loadWithWords(
    'library',
    import('./AdvicePage.tsx').then((part) => part.AdvicePage),
  );
export const loadArticlePage = () =>
  loadWithWords(
    'library',
    import('./ArticlePage.tsx').then((part) => part.ArticlePage),
  );
export const loadAdviceLink = () =>
  loadWithWords(
    'library',
    import('./AdviceLink.tsx').then((part) => part.AdviceLink),
  );
export const loadLibraryLink = () =>
  loadWithWords(
    'library',
    import('./LibraryLink.tsx').then((part) => part.LibraryLink),
  );
export const loadPassCase = () =>
  loadWithWords(
    'library',
    import('./PassCase.tsx').then((part) => part.PassCase),
  );
export const loadAdviceOfFarmer = () =>
  loadWithWords(
    'library',
    import('./AdviceOfFarmer.tsx').then((part) => part.AdviceOfFarmer),
  );
export const loadLibraryPage = () =>
  loadWithWords(
    'library',
    import('./LibraryPage.tsx').then((part) => part.LibraryPage),
  );
export const loadSharedArticlePage = () =>
  loadWithWords(
    'library',
    import('./SharedArticlePage.tsx').then((part) => part.SharedArticlePage),
  );
export { loadPhrasesPage, loadSpeakersPage, loadTextsLink, phrasePaths } from './phrase-screens.ts';
export { loadAgronomistsLink, loadAgronomistsPage, loadDeskArticlePage, loadDeskPage } from './desk-screens.ts';
