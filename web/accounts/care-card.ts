import { loadWithWords } from '#kit/load-with-words.ts';

/** With the words of cards, and with those only managers say. */
export const loadCardInCarePage = () =>
  loadWithWords(
    'care',
    loadWithWords(
      'profile',
      import('./card-screens.ts').then((part) => part.CardInCarePage),
    ),
  );
