import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { email, optionalText, page, pageQuery, requiredText } from '#kit/text.ts';
import { contactDraft, contactKinds, contactMessage } from './model.ts';

const nothing = z.strictObject({});

export const sendContactMessage = endpoint({
  name: 'messaging.sendContactMessage',
  method: 'POST',
  path: '/api/contact',
  who: 'anyone',
  input: contactDraft,
  output: z.strictObject({ reference: z.string(), answerBy: z.string() }),
  errors: {},
  offline: 'never',
  audit: 'sent a contact message',
  creates: true,
  limits: [
    { by: 'ip', times: 20, seconds: 900 },
    { by: 'field:email', times: 5, seconds: 900 },
  ],
  summary: 'Leaves a question or a complaint for the staff; says its reference and by when it is answered',
});

export const listContactMessages = endpoint({
  name: 'messaging.listContactMessages',
  method: 'GET',
  path: '/api/admin/contact-messages',
  who: { admin: 'any' },
  input: z.strictObject({
    ...pageQuery,
    state: z.optional(z.enum(['open', 'overdue', 'answered'])),
    kind: z.optional(z.enum(contactKinds)),
    reference: z.optional(optionalText(20)),
  }),
  output: page(contactMessage),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Contact messages, newest first; the overdue ones, those of a kind, the one of a reference',
});

export const answerContactMessage = endpoint({
  name: 'messaging.answerContactMessage',
  method: 'POST',
  path: '/api/admin/contact-messages/:messageId/answer',
  who: { admin: 'any' },
  object: { kind: 'contact-message', idField: 'messageId' },
  input: z.strictObject({ messageId: id, answer: requiredText('messaging.answerRequired', 4000) }),
  output: contactMessage,
  errors: { 'already-answered': 409 },
  offline: 'never',
  audit: 'answered a contact message',
  summary: 'Answers a contact message by e-mail, once',
});

export const takeContactMessage = endpoint({
  name: 'messaging.takeContactMessage',
  method: 'POST',
  path: '/api/admin/contact-messages/:messageId/taking',
  who: { admin: 'any' },
  object: { kind: 'contact-message', idField: 'messageId' },
  input: z.strictObject({ messageId: id }),
  output: contactMessage,
  errors: { 'already-answered': 409 },
  offline: 'never',
  audit: 'took a contact message',
  summary: 'Says that this admin has a message: the others see who, and may take it over',
});

export const followUpdates = endpoint({
  name: 'messaging.followUpdates',
  method: 'POST',
  path: '/api/updates/follow',
  who: 'anyone',
  input: z.strictObject({ email: email('messaging.emailRequired') }),
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [
    { by: 'ip', times: 20, seconds: 900 },
    { by: 'field:email', times: 3, seconds: 900 },
  ],
  summary: 'Asks for one e-mail when the platform is open again',
});

export const stopLetters = endpoint({
  name: 'messaging.stopLetters',
  method: 'POST',
  path: '/api/updates/letters/:token/stop',
  who: 'anyone',
  input: z.strictObject({
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,60}$/, 'field.id')),
    /** What mail programs send (RFC 8058). */
    'List-Unsubscribe': z.optional(z.string().check(z.maxLength(40, 'field.wrong'))),
  }),
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'no',
  body: 'form',
  limits: [{ by: 'ip', times: 600, seconds: 900 }],
  summary:
    'Takes an address off the list by one press in a mail program (RFC 8058), with the signed link of the letter; it does nothing else',
});

export const stopFollowing = endpoint({
  name: 'messaging.stopFollowing',
  method: 'POST',
  path: '/api/updates/stop',
  who: 'anyone',
  input: z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,60}$/, 'field.id')) }),
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 60, seconds: 900 }],
  summary: 'Takes an address off the list, with the token its e-mail carried',
});
