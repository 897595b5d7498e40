import { loadWithWords } from '#kit/load-with-words.ts';

/* What agronomists and admins open, where there is a network: no phone keeps it. */
export const loadDeskPage = () =>
  loadWithWords(
    'desk',
    loadWithWords(
      'library',
      import('./DeskPage.tsx').then((part) => part.DeskPage),
    ),
  );
export const loadDeskArticlePage = () =>
  loadWithWords(
    'desk',
    loadWithWords(
      'library',
      import('./DeskArticlePage.tsx').then((part) => part.DeskArticlePage),
    ),
  );
export const loadAgronomistsLink = () =>
  loadWithWords(
    'desk',
    import('./AgronomistsLink.tsx').then((part) => part.AgronomistsLink),
  );
export const loadAgronomistsPage = () =>
  loadWithWords(
    'desk',
    import('./AgronomistsPage.tsx').then((part) => part.AgronomistsPage),
  );
