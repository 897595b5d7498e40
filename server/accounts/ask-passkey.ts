import { askPasskey as contract, factorLimits } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandFreshFactor } from '#kit/authorize.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { newToken } from '#kit/secrets.ts';
import { rpIdOf } from './passkey-check.ts';
import { findCredentialIds, keepPasskeyChallenge } from './passkey-store.ts';
import { hasFactor, holdAccount, type Account } from './store.ts';

/**
 * The account of whoever may add a passkey now, held. Who has a factor proves it first: an open session alone adds none.
 * @throws Problem
 */
export const whoMayAdd = async (context: Context): Promise<Account> => {
  const viewer = viewerOf(context);
  const account = await holdAccount(context.db, viewer.accountId);
  if (account === null) throw new Problem('not-signed-in');
  if (hasFactor(account)) demandFreshFactor(viewer);
  // Whoever signs in by their number alone could not come in again: a second factor stands beside a password.
  if (account.email === null) throw new Problem('factor-needs-email');
  if (account.passkeys >= factorLimits.mostPasskeys) throw new Problem('too-many-passkeys');
  return account;
};

export const askPasskey = handle(contract, async (_input, context) => {
  const account = await whoMayAdd(context);
  const challenge = newToken();
  const { db, clock, productName } = context;
  await keepPasskeyChallenge(db, viewerOf(context).sessionId, 'add', challenge, clock.now());
  return {
    challenge,
    rpId: rpIdOf(context),
    rpName: productName,
    userId: Buffer.from(account.id).toString('base64url'),
    userName: account.email ?? '',
    known: await findCredentialIds(db, account.id),
  };
});
