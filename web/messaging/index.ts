/** Messaging on screen: writing to the staff, and the staff's answers. Each part loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadContactForm = async () => (await import('./ContactForm.tsx')).ContactForm;
export const loadFollowUpdatesForm = async () => (await import('./FollowUpdatesForm.tsx')).FollowUpdatesForm;
export const loadContactMessagesPage = () =>
  loadWithWords(
    'staff',
    import('./ContactMessagesPage.tsx').then((part) => part.ContactMessagesPage),
  );
