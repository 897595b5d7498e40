/** Traceability on screen: labels, a company’s codes, the plots of a lot for the EU, the check of the log. Each part loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadLotLabelsPage = () =>
  loadWithWords(
    'codes',
    import('./LotLabelsPage.tsx').then((part) => part.LotLabelsPage),
  );
export const loadPackLabelsPage = () =>
  loadWithWords(
    'codes',
    import('./PackLabelsPage.tsx').then((part) => part.PackLabelsPage),
  );
export const loadCodesPage = () =>
  loadWithWords(
    'codes',
    import('./CodesPage.tsx').then((part) => part.CodesPage),
  );
export const loadLotPlotsPage = () =>
  loadWithWords(
    'codes',
    import('./LotPlotsPage.tsx').then((part) => part.LotPlotsPage),
  );

export { loadCheckLog, loadDriveTrip } from './public-forms.ts';

export { tripPaths } from './trip-paths.ts';

/** The screens of trips come in one file. */
export const tripScreen = (name: keyof typeof import('./trip-screens.ts')) => () =>
  loadWithWords(
    'trips',
    import('./trip-screens.ts').then((parts) => parts[name]),
  );
