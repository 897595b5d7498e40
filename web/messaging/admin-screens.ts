import { loadWithWords } from '#kit/load-with-words.ts';

/* What only admins open: pages with forms do not carry the ways to it. */
export const loadContactMessagesPage = () =>
  loadWithWords(
    'staff',
    import('./ContactMessagesPage.tsx').then((part) => part.ContactMessagesPage),
  );
