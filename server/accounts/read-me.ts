import { readMe as contract, secondFactorState, type Person } from '@shuka/domain/accounts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { flagsOf } from './flags-of.ts';
import { findAccount, hasFactor, type Account } from './store.ts';

/** An account as its owner may see it. */
export const personOf = (account: Account, secondFactor: Person['secondFactor']): Person => ({
  accountId: account.id,
  firstName: account.first_name,
  lastName: account.last_name,
  email: account.email ?? '',
  roles: account.roles,
  state: account.state,
  photoId: account.photo_key,
  secondFactor,
  joinedOn: dayOf(new Date(account.created_at)),
});

export const readMe = handle(contract, async (_input, context) => {
  const viewer = viewerOf(context);
  const account = await findAccount(context.db, viewer.accountId);
  if (account === null) throw new Problem('not-signed-in');
  const person = personOf(account, secondFactorState(account.roles, hasFactor(account), viewer.isFullySignedIn));
  return { ...person, flags: await flagsOf(context.db, viewer) };
});

export { demandFlag } from './flags-of.ts';
