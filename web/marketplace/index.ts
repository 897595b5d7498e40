/** Marketplace on screen: a farmer's agri-business. Each part loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadBusinessPage = () =>
  loadWithWords(
    'market',
    import('./BusinessPage.tsx').then((part) => part.BusinessPage),
  );
export const loadMendBusinessForm = () =>
  loadWithWords(
    'market',
    import('./MendBusinessForm.tsx').then((part) => part.MendBusinessForm),
  );
