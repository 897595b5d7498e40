import {
  decidePerson as contract,
  decisionMoves,
  decisionsFor,
  type Decision,
  type PersonRow,
} from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
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
import { endSuspension, findSuspension, insertSuspension } from './suspension-store.ts';

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

/** Whether an investor did not say yet what the law's limits go by. */
const lacksFile = async (db: Db, { id, roles }: Account): Promise<boolean> =>
  roles.includes('investor') && (await findInvestorFile(db, id)) === null;

/**
 * Where a decision leads. An investor is approved once their file is there; one who was refused without it, and is let in
 * again, waits as at first, for only who is signed in can fill it in. @throws Problem `file-incomplete`.
 */
const stateAfter = async (db: Db, account: Account, decision: Decision): Promise<PersonRow['state']> => {
  const { to } = decisionMoves[decision];
  if (to !== 'active' || !(await lacksFile(db, account))) return to;
  if (decision === 'approve') throw new Problem('file-incomplete');
  return 'pending';
};

/** Who suspended an admin does not lift it: otherwise one person could shut another out and in at will. */
const checkLifting = async (db: Db, { id, roles }: Account, by: string): Promise<void> => {
  if (roles.includes('admin') && (await findSuspension(db, id))?.suspendedBy === by) throw new Problem('another-admin');
};

const letterOf = (isRefusal: boolean, state: PersonRow['state']) => {
  if (state === 'pending') return 'investorPending';
  if (state === 'suspended') return 'suspended';
  return isRefusal ? 'refused' : state === 'closed' ? 'closed' : 'approved';
};

export const decidePerson = handle(contract, async ({ accountId, decision, reason }, context) => {
  if (viewerOf(context).accountId === accountId) throw new Problem('own-account');
  const account = await holdAccount(context.db, accountId);
  if (account === null) throw new Problem('not-found');
  // What was merged into another account is closed for good.
  const isMerged = (await findStanding(context.db, [accountId])).size > 0;
  // Who lost their only role gets in again by two admins alone.
  const isOut = isMerged || account.roles.length === 0;
  if (isOut || !decisionsFor(account.state).includes(decision)) throw new Problem('same-state');
  const { db } = context;
  const word = { accountId, reason, by: viewerOf(context).accountId, now: context.clock.now() };
  if (decision === 'lift') await checkLifting(db, account, word.by);
  const state = await stateAfter(db, account, decision);
  const isRefusal = account.state === 'pending' && state === 'closed';
  await setState(db, accountId, state, isRefusal ? reason : null);
  if (state !== 'closed') await endClosing(db, accountId, word.now);
  if (state === 'suspended') await insertSuspension(db, newId(), word);
  if (account.state === 'suspended') await endSuspension(db, word);
  // What waits on their phones stays there, and is sent once they may come in again.
  if (state === 'closed' || state === 'suspended') await endSessionsOf(db, accountId, word.now);
  tellOwner(context, account, letterOf(isRefusal, state), { reason });
  return rowOf(account, state);
});
