/** Messaging: what people write to the staff. Promises that a message once taken is kept and answered at most once. */
import type { RelationsTo } from '#kit/route.ts';
import { answerContactMessage } from './answer-contact-message.ts';
import { followUpdates } from './follow-updates.ts';
import { listContactMessages } from './list-contact-messages.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { stopFollowing } from './stop-following.ts';
import { hasContactMessage } from './store.ts';

/** Nobody owns a contact message once it is sent: its writer has no account here. */
const relationsToContactMessage: RelationsTo = async (db, _viewer, messageId) =>
  (await hasContactMessage(db, messageId)) ? [] : null;

export const routes = [sendContactMessage, listContactMessages, answerContactMessage, followUpdates, stopFollowing];

export const objects = { 'contact-message': relationsToContactMessage };

export { jobsOf } from './letters.ts';
