import { heldOf, readApplication as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findApplication } from './application-store.ts';
import { rowOf } from './decide-person.ts';
import { findProfile } from './profile-store.ts';
import { findAccount } from './store.ts';

export const readApplication = handle(contract, async ({ accountId }, { db }) => {
  const account = await findAccount(db, accountId);
  const applied = account === null ? null : await findApplication(db, accountId);
  const profile = applied === null ? null : await findProfile(db, accountId);
  if (account === null || applied === null || profile === null) throw new Problem('not-found');
  return { person: rowOf(account, account.state), profile: heldOf(profile), ...applied };
});
