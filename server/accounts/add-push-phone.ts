import { addPushPhone as contract } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { markPushPhone } from './push-cookie.ts';
import { keepPushPhone } from './push-store.ts';
import { showNotices } from './show-notices.ts';

export const addPushPhone = handle(contract, async (draft, context) => {
  const { db, clock, device, pushSender } = context;
  if (pushSender === null) throw new Problem('push-off');
  // The server would call this address itself: only services that browsers really have.
  if (!pushSender.accepts(draft.endpoint)) throw refusedField('endpoint', 'notices.pushUnknown');
  const { accountId } = viewerOf(context);
  const phoneId = await keepPushPhone(db, { ...draft, id: newId(), accountId, device, now: clock.now() });
  markPushPhone(context, phoneId);
  return showNotices(context, accountId, phoneId);
});
