import { denySignIn as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { forgetDevice, spendAlert } from './alert-store.ts';
import { dropPushPhonesOf } from './push-store.ts';
import { endSessionById, endSessionsOfPhone } from './session-store.ts';
import { dropPassword, holdAccount } from './store.ts';

export const denySignIn = handle(contract, async ({ token }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  const denied = await spendAlert(db, token, now);
  const account = denied === null ? null : await holdAccount(db, denied.account_id);
  if (denied === null || account === null) throw new Problem('alert-over');
  context.actor.accountId = account.id;
  await endSessionById(db, account.id, denied.session_id, now);
  await endSessionsOfPhone(db, account.id, denied.phone_id, now);
  await forgetDevice(db, account.id, denied.phone_id);
  await dropPushPhonesOf(db, account.id);
  // Whoever came in knew the password. A new one is set by a code to the same address.
  if (account.email !== null) await dropPassword(db, account.id);
  return { hasEmail: account.email !== null };
});
