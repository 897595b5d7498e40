import { signInByPhone as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { isUnclaimed } from './assisted-store.ts';
import { personOf } from './read-me.ts';
import { reopen } from './reopen.ts';
import { findPeopleOfPhone, markOwnPhone, spendPhoneProof } from './phone-store.ts';
import { startSession } from './start-session.ts';
import { holdAccount } from './store.ts';

export const signInByPhone = handle(contract, async ({ accountId }, context) => {
  const { db, clock } = context;
  const proof = context.cookie('phone-proof');
  const phone = proof === undefined ? null : await spendPhoneProof(db, proof, clock.now());
  const found = phone === null ? null : await holdAccount(db, accountId);
  // Asked with the account held: it may have been merged, or have another number, a moment ago.
  const people = phone === null ? [] : await findPeopleOfPhone(db, phone, clock.now());
  const isTheirs = people.some((one) => one.accountId === accountId);
  if (found === null || !isTheirs) throw new Problem('proof-missing');
  const account = await reopen(context, found);
  await markOwnPhone(db, accountId, clock.now());
  const token = await startSession(context, accountId);
  context.setCookie({ name: 'phone-proof', value: null });
  return { token, person: personOf(account, 'none'), isUnclaimed: await isUnclaimed(db, accountId) };
});
