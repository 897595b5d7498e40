/** Finance on screen: a person's book of income and expense. Each part loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadFinancePage = () =>
  loadWithWords(
    'finance',
    import('./FinancePage.tsx').then((part) => part.FinancePage),
  );

export const loadAddEntryPage = () =>
  loadWithWords(
    'finance',
    import('./AddEntryPage.tsx').then((part) => part.AddEntryPage),
  );

export const loadEntryPage = () =>
  loadWithWords(
    'finance',
    import('./EntryPage.tsx').then((part) => part.EntryPage),
  );

export const loadCorrectEntryPage = () =>
  loadWithWords(
    'finance',
    import('./CorrectEntryPage.tsx').then((part) => part.CorrectEntryPage),
  );

export const loadMendEntryForm = () =>
  loadWithWords(
    'finance',
    import('./MendEntryForm.tsx').then((part) => part.MendEntryForm),
  );

export const loadBookPassbook = () =>
  loadWithWords(
    'finance',
    import('./BookPassbook.tsx').then((part) => part.BookPassbook),
  );

export const loadBookOfFarmer = () =>
  loadWithWords(
    'finance',
    import('./BookOfFarmer.tsx').then((part) => part.BookOfFarmer),
  );

/** All books in a manager's care. */
export const loadCareFinancePage = () =>
  loadWithWords(
    'finance',
    import('./CareFinancePage.tsx').then((part) => part.CareFinancePage),
  );

const walletParts = () => import('./wallet-parts.ts');
const staffParts = () => import('./staff-parts.ts');

/** A wallet, whoever has one: what is in it, money in, money out, every move. */
export const loadWalletPanel = () =>
  loadWithWords(
    'wallet',
    walletParts().then((parts) => parts.WalletPanel),
  );

export const loadTopUpForm = () =>
  loadWithWords(
    'wallet',
    walletParts().then((parts) => parts.TopUpForm),
  );

/** What came of a payment one comes back from. */
export const loadPaymentOutcome = () =>
  loadWithWords(
    'wallet',
    walletParts().then((parts) => parts.PaymentOutcome),
  );

/** A farmer's own wallet. */
export const loadFarmerWalletPage = () =>
  loadWithWords(
    'wallet',
    walletParts().then((parts) => parts.FarmerWalletPage),
  );

/** For admins: payouts that wait for a second person, and the proof of the ledger. */
export const loadPayoutsPage = () =>
  loadWithWords(
    'wallet',
    staffParts().then((parts) => parts.PayoutsPage),
  );

export const loadLedgerPage = () =>
  loadWithWords(
    'wallet',
    staffParts().then((parts) => parts.LedgerPage),
  );

export const loadTroublesPage = () =>
  loadWithWords(
    'wallet',
    staffParts().then((parts) => parts.TroublesPage),
  );

export { keepReturn, returnOf } from './payment-return.ts';
