import { addPasskey as contract } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { whoMayAdd } from './ask-passkey.ts';
import { tellOwner } from './owner-letters.ts';
import { checkMade } from './passkey-check.ts';
import { insertPasskey, spendPasskeyChallenge } from './passkey-store.ts';
import { personOf } from './read-me.ts';
import { markFactorProved } from './session-store.ts';

export const addPasskey = handle(contract, async ({ name, made }, context) => {
  const { db, clock } = context;
  const { sessionId } = viewerOf(context);
  const account = await whoMayAdd(context);
  const challengeHash = await spendPasskeyChallenge(db, sessionId, 'add', clock.now());
  const key = challengeHash === null ? null : await checkMade(context, challengeHash, made);
  const wrong = new Problem('wrong-passkey', { keepsWrites: true }); // the challenge is spent all the same
  if (key === null) throw wrong;
  const kept = {
    id: newId(),
    accountId: account.id,
    credentialId: key.id,
    publicKey: Buffer.from(key.publicKey),
    counter: key.counter,
    transports: made.transports,
    name,
  };
  if (!(await insertPasskey(db, kept, clock.now()))) throw wrong;
  await markFactorProved(db, sessionId, clock.now());
  tellOwner(context, account, 'factorAdded');
  return personOf(account, 'proved');
});
