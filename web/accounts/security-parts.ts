import { loadWithWords } from '#kit/load-with-words.ts';

/* What is said of sign-ins and second factors, with its words: none of it comes with the first screen. */
export const loadSecondFactorPage = () =>
  loadWithWords(
    'notices',
    import('./SecondFactorPage.tsx').then((part) => part.SecondFactorPage),
  );
export const loadSessionsPage = () =>
  loadWithWords(
    'notices',
    import('./DevicesPage.tsx').then((part) => part.DevicesPage),
  );
export const loadFactorLine = () =>
  loadWithWords(
    'notices',
    import('./FactorLine.tsx').then((part) => part.FactorLine),
  );
/** The question for the second factor before an act that moves money. */
export const loadStepUp = () =>
  loadWithWords(
    'notices',
    import('./StepUpDialog.tsx').then((part) => part.StepUpDialog),
  );
