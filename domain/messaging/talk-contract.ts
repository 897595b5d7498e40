import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import {
  conversationRows,
  marks,
  message,
  messageDraft,
  messageRows,
  type Marks,
  type MessageDraft,
} from './talk-model.ts';
import { markedConversation, newConversation, newMessage, sideOf } from './talk-rules.ts';

/** The farmer, and the extension manager who looks after them. */
export const talkHands = { farmer: 'own', 'extension-manager': 'assigned' } as const;

export const sendMessage = endpoint({
  name: 'messaging.sendMessage',
  method: 'POST',
  path: '/api/farmers/:keeperId/messages',
  who: talkHands,
  object: { kind: 'profile', idField: 'keeperId' },
  input: messageDraft,
  output: message,
  errors: { 'not-a-picture': 400, blocked: 409 },
  offline: 'queue',
  effects: [
    effect(
      messageRows,
      ({ id: messageId }: MessageDraft) => messageId,
      (before, draft, { accountId, now }) =>
        before ?? newMessage(draft, { writerId: accountId, writerName: '' }, now, now),
    ),
  ],
  audit: 'wrote a message',
  creates: true,
  limits: [{ by: 'account', times: 600, seconds: 3600 }],
  summary:
    "Writes to the other side of a farmer's conversation with whoever looks after them; a photo comes as base64 of a WebP or JPEG of at most 48 KB",
});

export const markConversation = endpoint({
  name: 'messaging.markConversation',
  method: 'PUT',
  path: '/api/farmers/:keeperId/messages/marks',
  // A mark is nobody's work: one that comes too late is let go, and never a thing that needs fixing.
  who: { farmer: 'any', 'extension-manager': 'any' },
  input: marks,
  output: z.strictObject({}),
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      conversationRows,
      ({ keeperId }: Marks) => keeperId,
      (before, moved, { accountId, now }) =>
        markedConversation(before ?? newConversation(moved.keeperId, now), sideOf(accountId, moved.keeperId), moved),
    ),
  ],
  audit: 'no',
  summary:
    "Says up to which message a side has a conversation on its phone, and up to which it was read; marks of a conversation that is not the caller's do nothing",
});

/** What is in a message besides its words, for whoever may read the message. */
export const inMessage = {
  method: 'GET',
  who: talkHands,
  object: { kind: 'message', idField: 'messageId' },
  input: z.strictObject({ messageId: id }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'file',
} as const;

export const readMessagePhoto = endpoint({
  ...inMessage,
  name: 'messaging.readMessagePhoto',
  path: '/api/messages/:messageId/photo',
  summary: 'The photo in a message, WebP; no cache keeps it',
});
