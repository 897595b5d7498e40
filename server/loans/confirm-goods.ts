import { afterAnswers, confirmGoods as contract } from '@shuka/domain/loans';
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

export const confirmGoods = handle(contract, async ({ loanId, voucherId, items: answers }, context) => {
  const { db, clock } = context;
  const [byId, at] = [viewerOf(context).accountId, clock.now()];
  const loan = await holdKnownLoan(db, loanId, 'in-parts');
  const voucher = (await findGoodsVouchers(db, loanId)).find((one) => one.voucherId === voucherId);
  if (voucher === undefined) throw new Problem('not-found');
  const [taken] = await findVouchersByIds(db, [voucherId]);
  if (taken?.redeemedAt === undefined || taken.redeemedAt === null) throw new Problem('not-taken-yet');
  const own = (await findItems(db, loanId)).filter((item) => item.voucherId === voucherId);
  let valueKobo = 0;
  for (const { item, answer, said } of afterAnswers(own, answers)) {
    const { packs, why, words } = answer;
    const isShort = said.state === 'short';
    await setItem(db, item.id, said);
    const word = { itemId: item.id, packs, words, byId };
    await insertWord(db, { ...word, kind: isShort ? 'short' : 'received', why: isShort ? why : null }, at);
    valueKobo += packs * (own.find(({ id }) => id === item.id)?.priceKobo ?? 0);
  }
  await beginReceived(context, loan, { voucher, valueKobo, endpoint: contract.name });
  await endGoodsOf(context, loanId);
  return answerGoods(db, loanId, dayOf(at));
});
