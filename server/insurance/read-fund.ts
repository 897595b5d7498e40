import { readFund as contract } from '@shuka/domain/insurance';
import { balanceOf, houseMoney } from '#finance';
import { handle } from '#kit/route.ts';
import { openFund } from './cover-money.ts';
import { findEntries, showEntries } from './fund-store.ts';
import { pageOf } from '#kit/page-of.ts';

export const readFund = handle(contract, async (asked, context) => {
  const { db, clock } = context;
  const fund = await openFund(db, houseMoney(context), clock.now());
  const found = await pageOf(asked, async (after, limit) => showEntries(db, await findEntries(db, after, limit)));
  return { ...found, balanceKobo: await balanceOf(db, fund) };
});
