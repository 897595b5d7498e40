/** Messaging on screen: writing to the staff, and the staff's answers. Each part loads when it is opened. */
export { loadContactForm, loadFollowUpdatesForm } from './public-forms.ts';
export { loadContactMessagesPage } from './admin-screens.ts';
