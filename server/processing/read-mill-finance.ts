import { checkSpan, millFinanceOf, readMillFinance as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { listMillMoves } from './mill-money.ts';

export const readMillFinance = handle(contract, async ({ companyId, from, to }, { db }) => {
  checkSpan(from, to);
  return millFinanceOf(await listMillMoves(db, companyId, { from, to }), from, to);
});
