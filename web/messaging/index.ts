/** Messaging on screen: writing to the staff, and the staff's answers. Each part loads when it is opened. */
export const loadContactForm = async () => (await import('./ContactForm.tsx')).ContactForm;
export const loadFollowUpdatesForm = async () => (await import('./FollowUpdatesForm.tsx')).FollowUpdatesForm;
export const loadContactMessagesPage = async () => (await import('./ContactMessagesPage.tsx')).ContactMessagesPage;
