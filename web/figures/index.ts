/** Figures on screen: cards, a map of squares with its table, files, and figures by mail. It loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export { figurePaths } from './figure-paths.ts';

export const loadPlaceFiguresPage = () =>
  loadWithWords(
    'counts',
    import('./PlaceFiguresPage.tsx').then((part) => part.PlaceFiguresPage),
  );
