import { listContactMessages as contract } from '@shuka/domain/messaging';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findContactMessages } from './contact-store.ts';
import { showContactMessages } from './show-contact-messages.ts';

/** A reference as people write it: with or without the lines in it, in small letters or large. */
const referenceOf = (typed: string | undefined): string | undefined =>
  typed === undefined || typed.trim() === '' ? undefined : typed.replace(/[^0-9a-z]/gi, '').toUpperCase();

export const listContactMessages = handle(contract, async ({ state, kind, reference, after, limit }, context) => {
  const size = limitOf(limit);
  const parts = cursorParts(after, ['moment', 'id']);
  const found = await findContactMessages(context.db, {
    state,
    kind,
    reference: referenceOf(reference),
    now: context.clock.now(),
    after: parts === null ? null : [parts[0] ?? '', parts[1] ?? ''],
    limit: size + 1,
  });
  const { items, next } = cutPage(found, size, (message) => [message.receivedAt, message.id]);
  return { items: await showContactMessages(context, items), next };
});
