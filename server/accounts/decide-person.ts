import { decidePerson as contract, decisionMoves, decisionsFor, type PersonRow } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { endClosing } from './closing-store.ts';
import { findInvestorFile } from './investor-file-store.ts';
import { findStanding } from './merged-store.ts';
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

/** An investor is approved once they said what the law's limits go by. @throws Problem `file-incomplete`. */
const checkInvestor = async (db: Db, { id, roles }: Account): Promise<void> => {
  if (roles.includes('investor') && (await findInvestorFile(db, id)) === null) throw new Problem('file-incomplete');
};

export const decidePerson = handle(contract, async ({ accountId, decision, reason }, context) => {
  if (viewerOf(context).accountId === accountId) throw new Problem('own-account');
  const account = await holdAccount(context.db, accountId);
  if (account === null) throw new Problem('not-found');
  // What was merged into another account is closed for good.
  const isMerged = (await findStanding(context.db, [accountId])).size > 0;
  if (isMerged || !decisionsFor(account.state).includes(decision)) throw new Problem('same-state');
  if (decision === 'approve') await checkInvestor(context.db, account);
  const state = decisionMoves[decision].to;
  const isRefusal = account.state === 'pending' && state === 'closed';
  await setState(context.db, accountId, state, isRefusal ? reason : null);
  if (state === 'active') await endClosing(context.db, accountId, context.clock.now());
  if (state === 'closed') await endSessionsOf(context.db, accountId, context.clock.now());
  const about = isRefusal ? 'refused' : state === 'closed' ? 'closed' : 'approved';
  tellOwner(context, account, about, { reason });
  return rowOf(account, state);
});
