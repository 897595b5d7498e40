import { afterEnd, endGoodsCase as contract, openPacks, type CaseEnd } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findVouchersByIds } from '#marketplace';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { beginReceived } from './begin-received.ts';
import { endGoodsOf } from './end-goods.ts';
import { findGoodsVouchers, findItems, insertWord, setItem } from './goods-store.ts';
import { holdKnownLoan } from './hold-known-loan.ts';
import { answerGoods } from './show-goods.ts';
import { tellOfLoan } from './tell-of-loan.ts';

const news = {
  corrected: 'sms.goodsCorrected',
  lowered: 'sms.goodsLowered',
  taken: 'sms.goodsTaken',
} as const satisfies Record<CaseEnd, string>;

export const endGoodsCase = handle(contract, async ({ loanId, itemId, how, words }, context) => {
  const { db, clock } = context;
  const [byId, at] = [viewerOf(context).accountId, clock.now()];
  const today = dayOf(at);
  const loan = await holdKnownLoan(db, loanId, 'in-parts');
  const item = (await findItems(db, loanId)).find(({ id }) => id === itemId);
  const voucher = (await findGoodsVouchers(db, loanId)).find(({ voucherId }) => voucherId === item?.voucherId);
  const [issued] = await findVouchersByIds(db, voucher === undefined ? [] : [voucher.voucherId]);
  if (item === undefined || voucher === undefined || issued === undefined) throw new Problem('not-found');
  if ([voucher.issuedBy, loan.keeperId].includes(byId)) throw new Problem('second-person-needed');
  const said = afterEnd(how, { item, voucher: issued, today });
  await setItem(db, itemId, said);
  await insertWord(db, { itemId, kind: how, packs: openPacks(item), why: null, words, byId }, at);
  const valueKobo = (said.receivedPacks - item.receivedPacks) * item.priceKobo;
  await beginReceived(context, loan, { voucher, valueKobo, endpoint: contract.name });
  await endGoodsOf(context, loanId);
  await tellOfLoan(context, loan, news[how], item.name);
  return answerGoods(db, loanId, today);
});
