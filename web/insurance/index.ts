/** Insurance on screen: a farmer's covers, the way to one, covers in care, and the officer's desk. Each part loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export { loadReckon } from './public-forms.ts';
export { insurancePaths } from './insurance-paths.ts';

export const loadCoversPage = () =>
  loadWithWords(
    'cover',
    import('./CoversPage.tsx').then((part) => part.CoversPage),
  );
export const loadEnrolPage = () =>
  loadWithWords(
    'cover',
    import('./EnrolPage.tsx').then((part) => part.EnrolPage),
  );
export const loadCoversInCarePage = () =>
  loadWithWords(
    'cover',
    import('./CoversInCarePage.tsx').then((part) => part.CoversInCarePage),
  );
export const loadInsuranceDeskPage = () =>
  loadWithWords(
    'cover',
    import('./InsuranceDeskPage.tsx').then((part) => part.InsuranceDeskPage),
  );
