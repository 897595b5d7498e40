import { askPasskeyProof as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { newToken } from '#kit/secrets.ts';
import { rpIdOf } from './passkey-check.ts';
import { findCredentialIds, keepPasskeyChallenge } from './passkey-store.ts';

export const askPasskeyProof = handle(contract, async (_input, context) => {
  const { accountId, sessionId } = viewerOf(context);
  const known = await findCredentialIds(context.db, accountId);
  if (known.length === 0) throw new Problem('no-passkey');
  const challenge = newToken();
  await keepPasskeyChallenge(context.db, sessionId, 'prove', challenge, context.clock.now());
  return { challenge, rpId: rpIdOf(context), known };
});
