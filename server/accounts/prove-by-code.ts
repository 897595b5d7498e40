import { proveByCode as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { spendCode } from './factor-store.ts';
import { tellOwner } from './owner-letters.ts';
import { personOf } from './read-me.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { markFactorProved } from './session-store.ts';
import { hasFactor, holdAccount } from './store.ts';

const says = 'security.codeWrong';

export const proveByCode = handle(contract, async ({ code }, context) => {
  const { db, clock } = context;
  const { accountId, sessionId } = viewerOf(context);
  const now = clock.now();
  const account = await holdAccount(db, accountId);
  const hash = hashRecoveryCode(context, accountId, code);
  const isRight = account !== null && hasFactor(account) && (await spendCode(db, accountId, hash, now));
  if (!isRight) throw new Problem('wrong-recovery-code', { fields: [{ field: 'code', says }] });
  await markFactorProved(db, sessionId, now);
  tellOwner(context, account, 'codeUsed');
  return personOf(account, 'proved');
});
