import { sendContactMessage as contract } from '@shuka/domain/messaging';
import { handle } from '#kit/route.ts';
import { insertContactMessage } from './store.ts';

export const sendContactMessage = handle(contract, async (draft, context) => {
  await insertContactMessage(context.db, { ...draft, language: context.language, receivedAt: context.clock.now() });
  return {};
});
