import { loadWithWords } from '#kit/load-with-words.ts';

/* What only admins open: the ways of farmers do not carry it. */
export const loadThresholdsPage = () =>
  loadWithWords(
    'pests',
    import('./ThresholdsPage.tsx').then((part) => part.ThresholdsPage),
  );
