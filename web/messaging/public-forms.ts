import type { Language } from '@shuka/domain/kit/languages.ts';

/* The forms of public pages, each in a part of its own. */
export const loadContactForm = async (language: Language) =>
  (await import('./contact-island.ts')).contactIsland(language);
export const loadFollowUpdatesForm = async () => (await import('./FollowUpdatesForm.tsx')).FollowUpdatesForm;
