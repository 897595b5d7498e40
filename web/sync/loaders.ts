import { loadWithWords } from '#kit/load-with-words.ts';

export const loadKeptStart = () =>
  loadWithWords(
    'phone',
    import('./KeptStart.tsx').then((part) => part.KeptStart),
  );
export const loadSyncStatus = () =>
  loadWithWords(
    'phone',
    import('./SyncStatus.tsx').then((part) => part.SyncStatus),
  );
export const loadPhoneLines = () =>
  loadWithWords(
    'phone',
    import('./PhoneLines.tsx').then((part) => part.PhoneLines),
  );
export const loadPhoneNotices = () =>
  loadWithWords(
    'phone',
    import('./PhoneNotices.tsx').then((part) => part.PhoneNotices),
  );
export const loadSignOutDialog = () =>
  loadWithWords(
    'phone',
    import('./SignOutDialog.tsx').then((part) => part.SignOutDialog),
  );
export const loadPhonePage = () =>
  loadWithWords(
    'phone',
    import('./PhonePage.tsx').then((part) => part.PhonePage),
  );
export const loadKeepingPhones = () =>
  loadWithWords(
    'phone',
    import('./KeepingPhones.tsx').then((part) => part.KeepingPhones),
  );
export const loadPhonesOfPage = () =>
  loadWithWords(
    'phone',
    import('./PhonesOfPage.tsx').then((part) => part.PhonesOfPage),
  );
export const loadLostPhonesPage = () =>
  loadWithWords(
    'staff',
    import('./LostPhonesPage.tsx').then((part) => part.LostPhonesPage),
  );
