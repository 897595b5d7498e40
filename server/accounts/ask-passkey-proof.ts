import { askPasskeyProof as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { newToken } from '#kit/secrets.ts';
import { rpIdOf } from './passkey-check.ts';
import { findCredentialIds, keepPasskeyChallenge } from './passkey-store.ts';
import { findAccount } from './store.ts';

export const askPasskeyProof = handle(contract, async (_input, context) => {
  const { accountId, sessionId } = viewerOf(context);
  const account = await findAccount(context.db, accountId);
  if (account === null) throw new Problem('not-signed-in');
  const challenge = newToken();
  await keepPasskeyChallenge(context.db, sessionId, 'prove', challenge, context.clock.now());
  const known = await findCredentialIds(context.db, accountId);
  return { challenge, rpId: rpIdOf(context), known, hasApp: account.factor_confirmed_at !== null };
});
