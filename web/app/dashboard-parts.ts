import { loadWithWords } from '#kit/load-with-words.ts';

/* What a farmer's dashboard shows besides the farms; the ways to it come after them. */
export { loadTodayPart } from './today-part.tsx';

export const loadFarmerFigures = () =>
  loadWithWords(
    'figures',
    import('./FarmerFigures.tsx').then((part) => part.FarmerFigures),
  );
