import { contactDays, contactDueAt, contactReference, sendContactMessage as contract } from '@shuka/domain/messaging';
import { handle } from '#kit/route.ts';
import { insertContactMessage } from './contact-store.ts';

export const sendContactMessage = handle(contract, async ({ kind = 'question', ...draft }, context) => {
  const receivedAt = context.clock.now();
  const dueAt = contactDueAt(kind, receivedAt);
  const { language } = context;
  const daysVersion = contactDays.version;
  await insertContactMessage(context.db, { ...draft, kind, language, receivedAt, dueAt, daysVersion });
  return { reference: contactReference(draft.id), answerBy: dueAt.toISOString() };
});
