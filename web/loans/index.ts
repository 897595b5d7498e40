/** Loans on screen: a farmer's own, those in a manager's care, and the desk of officers. Each part loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export { loanPaths } from './loan-paths.ts';
export { loadViewPassport } from './public-forms.ts';

type Borrowers = typeof import('./borrower-parts.ts');
type Groups = typeof import('./group-parts.ts');
type Officers = typeof import('./officer-parts.ts');

/** A screen of farmers and their managers. */
export const loanScreen = (name: keyof Borrowers) => () =>
  loadWithWords(
    'loans',
    import('./borrower-parts.ts').then((parts) => parts[name]),
  );

type Cash = typeof import('./cash-parts.ts');

/** A screen of cash and its receipts. */
export const cashScreen = (name: keyof Cash) => () =>
  loadWithWords(
    'loans',
    loadWithWords(
      'till',
      import('./cash-parts.ts').then((parts) => parts[name]),
    ),
  );

/** The desk of those who look for cash in the bank. */
export const loadTillsPage = () =>
  loadWithWords(
    'loans',
    loadWithWords(
      'lending',
      loadWithWords(
        'till',
        import('./till-desk.ts').then((parts) => parts.TillsPage),
      ),
    ),
  );

/** A screen of groups. */
export const groupScreen = (name: keyof Groups) => () =>
  loadWithWords(
    'loans',
    import('./group-parts.ts').then((parts) => parts[name]),
  );

/** The loans somebody stands for: a screen that does nothing with no network. */
export const guaranteeScreen = () =>
  loadWithWords(
    'loans',
    import('./GuaranteesPage.tsx').then((part) => part.GuaranteesPage),
  );

/** A screen of officers. */
export const loanDesk = (name: keyof Officers) => () =>
  loadWithWords(
    'loans',
    loadWithWords(
      'lending',
      import('./officer-parts.ts').then((parts) => parts[name]),
    ),
  );

/** What a farmer lets lenders see: a screen that does nothing with no network. */
export const loadPassportsPage = () =>
  loadWithWords(
    'passport',
    import('./PassportsPage.tsx').then((part) => part.PassportsPage),
  );
