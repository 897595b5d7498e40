import { readCompanyApplication as contract } from '@shuka/domain/relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findAccount, findProcessorPapers, rowOf } from '#accounts';
import { handle } from '#kit/route.ts';
import { findCompanyByOwner, findSameNumber } from './company-store.ts';

export const readCompanyApplication = handle(contract, async ({ accountId }, { db }) => {
  const account = await findAccount(db, accountId);
  const papers = await findProcessorPapers(db, accountId);
  const company = await findCompanyByOwner(db, accountId);
  if (account === null || papers === null || company === null) throw new Problem('not-found');
  return { person: rowOf(account, account.state), company, ...papers, sameNumber: await findSameNumber(db, company) };
});
