/* The screens of plots, each with the words about land, which the app's first load does not carry. */
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadPlotsPanel = () =>
  loadWithWords(
    'land',
    import('./PlotsPanel.tsx').then((part) => part.PlotsPanel),
  );
export const loadPlotPage = () =>
  loadWithWords(
    'land',
    import('./PlotPage.tsx').then((part) => part.PlotPage),
  );
export const loadMapPlotPage = () =>
  loadWithWords(
    'land',
    import('./MapPlotPage.tsx').then((part) => part.MapPlotPage),
  );
