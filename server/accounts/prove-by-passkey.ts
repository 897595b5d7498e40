import { proveByPasskey as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { checkProof } from './passkey-check.ts';
import { holdPasskey, notePasskeyUsed, spendPasskeyChallenge } from './passkey-store.ts';
import { personOf } from './read-me.ts';
import { markFactorProved } from './session-store.ts';
import { findAccount } from './store.ts';

export const proveByPasskey = handle(contract, async (proof, context) => {
  const { db, clock } = context;
  const { accountId, sessionId } = viewerOf(context);
  const now = clock.now();
  const challengeHash = await spendPasskeyChallenge(db, sessionId, 'prove', now);
  const kept = await holdPasskey(db, accountId, proof.credentialId);
  const counter =
    challengeHash === null || kept === null
      ? null
      : await checkProof(context, challengeHash, proof, { publicKey: kept.public_key, counter: Number(kept.counter) });
  const account = await findAccount(db, accountId);
  // The challenge is spent all the same.
  if (kept === null || counter === null || account === null) throw new Problem('wrong-passkey', { keepsWrites: true });
  await notePasskeyUsed(db, kept.id, counter, now);
  await markFactorProved(db, sessionId, now);
  return personOf(account, 'proved');
});
