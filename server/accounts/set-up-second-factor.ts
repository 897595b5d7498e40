import { setUpSecondFactor as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandFreshFactor } from '#kit/authorize.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { factorUri, keepFactor, newFactorSecret, sealFactor } from './second-factor.ts';
import { holdAccount } from './store.ts';

export const setUpSecondFactor = handle(contract, async (_input, context) => {
  const viewer = viewerOf(context);
  const { accountId } = viewer;
  const account = await holdAccount(context.db, accountId);
  if (account === null || account.factor_confirmed_at !== null) throw new Problem('factor-exists');
  if (account.passkeys > 0) demandFreshFactor(viewer);
  if (account.email === null) throw new Problem('factor-needs-email');
  const secret = newFactorSecret();
  await keepFactor(context.db, accountId, sealFactor(context.secrets.key('factor'), secret));
  return factorUri(secret, context.productName, account.email);
});
