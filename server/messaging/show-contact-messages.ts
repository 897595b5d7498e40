import type { ContactMessage } from '@shuka/domain/messaging';
import { fullNamesOf } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { contactMessageOf, type ContactRow } from './contact-store.ts';

/** Messages as the admin who asks reads them, with the names of those who have and answered them. */
export const showContactMessages = async (
  context: Context,
  found: readonly ContactRow[],
): Promise<ContactMessage[]> => {
  const ids = found.flatMap(({ takenBy, answeredBy }) => [takenBy, answeredBy]).filter((id) => id !== null);
  const names = await fullNamesOf(context.db, ids);
  const nameOf = (accountId: string | null): string => names.get(accountId ?? '') ?? '';
  const now = context.clock.now();
  return found.map((one) => contactMessageOf(one, nameOf, viewerOf(context).accountId, now));
};

/** The same of one. */
export const showContactMessage = async (context: Context, found: ContactRow): Promise<ContactMessage> => {
  const [shown] = await showContactMessages(context, [found]);
  if (shown === undefined) throw new Error('one message gives one');
  return shown;
};
