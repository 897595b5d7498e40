import { proveSecondFactor as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { tellOwner } from './owner-letters.ts';
import { personOf } from './read-me.ts';
import { openFactor, spendStep, stepOfCode } from './second-factor.ts';
import { markFactorProved } from './session-store.ts';
import { holdAccount } from './store.ts';

export const proveSecondFactor = handle(contract, async ({ code }, context) => {
  const viewer = viewerOf(context);
  const now = context.clock.now();
  const account = await holdAccount(context.db, viewer.accountId);
  if (account?.factor_secret == null) throw new Problem('no-factor');
  const step = stepOfCode(openFactor(context.secrets.keys('factor'), account.factor_secret), code, now);
  const isRight = step !== null && (await spendStep(context.db, account.id, step, now));
  if (!isRight)
    throw new Problem('wrong-factor-code', { fields: [{ field: 'code', says: 'accounts.factorCodeWrong' }] });
  if (account.factor_confirmed_at === null) tellOwner(context, account, 'factorAdded');
  await markFactorProved(context.db, viewer.sessionId, now);
  return personOf(account, 'proved');
});
