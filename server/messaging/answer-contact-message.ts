import { answerContactMessage as contract, contactReference } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { setAnswer } from './contact-store.ts';
import { answerMail } from './letters.ts';
import { showContactMessage } from './show-contact-messages.ts';

export const answerContactMessage = handle(contract, async ({ messageId, answer }, context) => {
  const answered = await setAnswer(context.db, messageId, answer, viewerOf(context).accountId, context.clock.now());
  if (answered === null) throw new Problem('already-answered');
  const { language, ...message } = answered;
  const reference = contactReference(messageId);
  await context.jobs.send(
    answerMail,
    { to: message.email, name: message.name, answer, question: message.message, language, reference },
    context.db,
  );
  return showContactMessage(context, message);
});
