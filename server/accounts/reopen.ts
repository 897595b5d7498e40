import type { Context } from '#kit/context.ts';
import { endClosing, findClosing } from './closing-store.ts';
import { tellOwner } from './owner-letters.ts';
import { setState, type Account } from './store.ts';

/** Someone who closed their account themselves has come back in time. */
export const reopen = async (context: Context, account: Account): Promise<Account> => {
  const now = context.clock.now();
  const closing = account.state === 'closed' ? await findClosing(context.db, account.id, now) : null;
  if (closing === null) return account;
  await endClosing(context.db, account.id, now);
  await setState(context.db, account.id, closing.state_before);
  tellOwner(context, account, 'cameBack');
  return { ...account, state: closing.state_before };
};
