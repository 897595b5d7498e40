import { removeApp as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandAnother } from './demand-another.ts';
import { dropApp, factorsOf } from './factor-store.ts';
import { tellOwner } from './owner-letters.ts';
import { holdAccount } from './store.ts';

export const removeApp = handle(contract, async (_input, context) => {
  const { db, clock } = context;
  const account = await holdAccount(db, viewerOf(context).accountId);
  if (account === null || account.factor_confirmed_at === null) throw new Problem('no-factor');
  const left = { ...account, factor_confirmed_at: null };
  await demandAnother(context, left);
  await dropApp(db, account.id);
  tellOwner(context, account, 'factorRemoved');
  return factorsOf(db, left, clock.now());
});
