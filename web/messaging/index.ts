/**
 * Messaging on screen: writing to the staff and the staff's answers, and what farmers and those who look after them write
 * to each other. Each part loads when it is opened.
 */
export { loadContactForm, loadFollowUpdatesForm } from './public-forms.ts';
export { loadContactMessagesPage } from './admin-screens.ts';
export { loadChatPreview, loadConversationPage, loadMessagesPage } from './talk-screens.ts';
export { loadBroadcastsPage, loadReportedMessagesPage, loadRoomPage, loadRoomsPage } from './room-screens.ts';
export { startMarking } from './marking.ts';
