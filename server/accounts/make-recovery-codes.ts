import { makeRecoveryCodes as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { replaceCodes } from './factor-store.ts';
import { tellOwner } from './owner-letters.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { hasFactor, holdAccount } from './store.ts';

export const makeRecoveryCodes = handle(contract, async (_input, context) => {
  const account = await holdAccount(context.db, viewerOf(context).accountId);
  if (account === null || !hasFactor(account)) throw new Problem('no-factor');
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(context, account.id, code));
  await replaceCodes(context.db, account.id, hashes, context.clock.now());
  tellOwner(context, account, 'codesMade');
  return { codes };
});
