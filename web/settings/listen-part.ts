import { loadWithWords } from '#kit/load-with-words.ts';

/** Reading aloud, for every screen of a farmer. */
export const loadListenPart = () =>
  loadWithWords(
    'listen',
    import('./ListenPart.tsx').then((part) => part.ListenPart),
  );
