/**
 * Messaging: what people write to the staff, and farmers and those who look after them to each other. Promises that a
 * message once taken is kept as it was written, and that one to the staff is answered at most once.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { answerContactMessage } from './answer-contact-message.ts';
import { followUpdates } from './follow-updates.ts';
import { listContactMessages } from './list-contact-messages.ts';
import { markConversation } from './mark-conversation.ts';
import { readMessagePhoto } from './read-message-photo.ts';
import { relationsToContactMessage, relationsToMessage } from './relations.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { sendMessage } from './send-message.ts';
import { stopFollowing } from './stop-following.ts';

export const routes: readonly Route[] = [
  sendContactMessage,
  listContactMessages,
  answerContactMessage,
  followUpdates,
  stopFollowing,
  sendMessage,
  markConversation,
  readMessagePhoto,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  'contact-message': relationsToContactMessage,
  message: relationsToMessage,
};

export { jobsOf } from './letters.ts';
export { synced } from './synced.ts';
export { eraseFor, exportFor } from './own-data.ts';
export { findPhotoKeys, insertMessage, isMessagePhoto, moveMarks, nextNumber } from './talk-store.ts';
export { writeToMany } from './write-to-many.ts';
export { findNewestToFarmer } from './newest-store.ts';
export { keptTables, mergeInto } from './merge-into.ts';
