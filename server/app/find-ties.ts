import { findTiedInFunds } from '#investments';
import { findTiedByMarket } from '#marketplace';
import type { FindTies, Tied } from '#messaging';
import { findTiedByMill } from '#processing';
import { findCompanyOf, findOwners } from '#relations';
import type { Tie } from '@shuka/domain/messaging';

/**
 * Whom a bargain, an order, work at a mill or money in a farm ties to somebody now. On the side of a company its owner
 * speaks; who works there without owning it has no ties of their own.
 */
export const findTies: FindTies = async (db, accountId) => {
  const work = await findCompanyOf(db, accountId);
  const companyId = work?.duty === 'owner' && work.isOpen ? work.company.companyId : null;
  const side = { accountId, companyId };
  const byTie = { market: await findTiedByMarket(db, side), mill: await findTiedByMill(db, side) };
  const tied: Tied[] = [];
  for (const [tie, { keeperIds, companyIds }] of Object.entries(byTie) as [Tie, typeof byTie.market][]) {
    const owners = await findOwners(db, companyIds);
    for (const one of [...keeperIds, ...owners]) tied.push({ accountId: one, tie });
  }
  for (const one of await findTiedInFunds(db, accountId)) tied.push({ accountId: one, tie: 'investment' });
  return tied.filter((one) => one.accountId !== accountId);
};
