import { takeContactMessage as contract } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { setTaken } from './contact-store.ts';
import { showContactMessage } from './show-contact-messages.ts';

export const takeContactMessage = handle(contract, async ({ messageId }, context) => {
  const taken = await setTaken(context.db, messageId, viewerOf(context).accountId, context.clock.now());
  if (taken === null) throw new Problem('already-answered');
  return showContactMessage(context, taken);
});
