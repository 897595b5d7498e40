import { decidePerson as contract, decisionMoves, decisionsFor, type PersonRow } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { endClosing } from './closing-store.ts';
import { tellOwner } from './owner-letters.ts';
import { endSessionsOf } from './session-store.ts';
import { holdAccount, setState, type Account } from './store.ts';

/** An account as an admin sees it. */
export const rowOf = (account: Account, state: PersonRow['state']): PersonRow => ({
  accountId: account.id,
  firstName: account.first_name,
  lastName: account.last_name,
  email: account.email,
  phone: account.phone,
  roles: account.roles,
  state,
  about: account.about,
  photoId: account.photo_key,
  createdAt: account.created_at,
});

export const decidePerson = handle(contract, async ({ accountId, decision, reason }, context) => {
  if (viewerOf(context).accountId === accountId) throw new Problem('own-account');
  const account = await holdAccount(context.db, accountId);
  if (account === null) throw new Problem('not-found');
  if (!decisionsFor(account.state).includes(decision)) throw new Problem('same-state');
  const state = decisionMoves[decision].to;
  const isRefusal = account.state === 'pending' && state === 'closed';
  await setState(context.db, accountId, state, isRefusal ? reason : null);
  if (state === 'active') await endClosing(context.db, accountId, context.clock.now());
  if (state === 'closed') await endSessionsOf(context.db, accountId, context.clock.now());
  const about = isRefusal ? 'refused' : state === 'closed' ? 'closed' : 'approved';
  tellOwner(context, account, about, { reason });
  return rowOf(account, state);
});
