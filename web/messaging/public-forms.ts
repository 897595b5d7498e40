/* The forms of public pages, each in a part of its own. */
export const loadContactForm = async () => (await import('./ContactForm.tsx')).ContactForm;
export const loadFollowUpdatesForm = async () => (await import('./FollowUpdatesForm.tsx')).FollowUpdatesForm;
