import { checkFile, fileInvestor as contract, riskOf, riskTest, type InvestorFile } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findInvestorFile, insertInvestorFile } from './investor-file-store.ts';
import { holdAccount } from './store.ts';

export const fileInvestor = handle(contract, async ({ id, ...said }, context) => {
  const { db, clock } = context;
  // The account is held, so that two words at once do not get one number. One who waits holds no role in a session yet.
  const account = await holdAccount(db, viewerOf(context).accountId);
  if (account === null || !account.roles.includes('investor')) throw new Problem('wrong-role');
  checkFile(said);
  const { score, band } = riskOf(said.riskAnswers);
  const file: InvestorFile = {
    ...said,
    version: ((await findInvestorFile(db, account.id))?.version ?? 0) + 1,
    riskVersion: riskTest.version,
    riskScore: score,
    riskBand: band,
    saidAt: clock.now().toISOString(),
  };
  await insertInvestorFile(db, id, account.id, file);
  return file;
});
