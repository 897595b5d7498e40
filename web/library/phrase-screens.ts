import { loadWithWords } from '#kit/load-with-words.ts';

/* What speakers and admins open, where there is a network. */
export { phrasePaths } from './phrase-paths.ts';

export const loadPhrasesPage = () =>
  loadWithWords(
    'phrases',
    loadWithWords(
      'desk',
      import('./PhrasesPage.tsx').then((part) => part.PhrasesPage),
    ),
  );
export const loadSpeakersPage = () =>
  loadWithWords(
    'phrases',
    loadWithWords(
      'desk',
      import('./SpeakersPage.tsx').then((part) => part.SpeakersPage),
    ),
  );
export const loadTextsLink = () =>
  loadWithWords(
    'phrases',
    import('./TextsLink.tsx').then((part) => part.TextsLink),
  );
