import { readInvestorHistory as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { rowOf } from './decide-person.ts';
import { findInvestorFiles } from './investor-file-store.ts';
import { findAccount } from './store.ts';

export const readInvestorHistory = handle(contract, async ({ accountId }, { db }) => {
  const account = await findAccount(db, accountId);
  if (account === null || !account.roles.includes('investor')) throw new Problem('not-found');
  return { person: rowOf(account, account.state), files: await findInvestorFiles(db, accountId) };
});
