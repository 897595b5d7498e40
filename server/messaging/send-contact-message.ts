import { contactDays, contactDueAt, contactReference, sendContactMessage as contract } from '@shuka/domain/messaging';
import { inForce } from '#settings';
import { handle } from '#kit/route.ts';
import { insertContactMessage } from './contact-store.ts';

export const sendContactMessage = handle(contract, async ({ kind = 'question', ...draft }, context) => {
  const receivedAt = context.clock.now();
  const { version: daysVersion, values } = await inForce(context.db, contactDays, receivedAt);
  const dueAt = contactDueAt(kind, receivedAt, values);
  const { language } = context;
  await insertContactMessage(context.db, { ...draft, kind, language, receivedAt, dueAt, daysVersion });
  return { reference: contactReference(draft.id), answerBy: dueAt.toISOString() };
});
