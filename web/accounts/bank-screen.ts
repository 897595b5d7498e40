import { loadWithWords } from '#kit/load-with-words.ts';

export const loadBankAccountPage = () =>
  loadWithWords(
    'profile',
    import('./BankAccountPage.tsx').then((part) => part.BankAccountPage),
  );
