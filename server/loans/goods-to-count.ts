import { openPacks } from '@shuka/domain/loans';
import { findVouchersByIds } from '#marketplace';
import { rows, sql, type Db } from '#kit/db.ts';
import { findItems } from './goods-store.ts';

/** A voucher of a loan that a dealer took and whose farmer has not said what came. */
export type GoodsToCount = {
  readonly loanId: string;
  readonly voucherId: string;
  readonly companyName: string;
  readonly takenAt: string;
  readonly items: readonly { readonly id: string; readonly name: string; readonly packs: number }[];
};

/** What a farmer has to count of their loans in kind; `packs` of an item are those that are open. */
export const findGoodsToCount = async (db: Db, keeperId: string): Promise<GoodsToCount[]> => {
  const waiting = await rows<{ loanId: string; voucherId: string }>(
    db,
    sql`select distinct i.loan_id as "loanId", i.voucher_id as "voucherId"
        from loans.loan l join loans.goods_item i on i.loan_id = l.id and i.state = 'waiting'
        where l.keeper_id = ${keeperId} and l.state = 'approved' order by i.voucher_id`,
  );
  const ids = waiting.map(({ voucherId }) => voucherId);
  const vouchers = ids.length === 0 ? [] : await findVouchersByIds(db, ids);
  const found: GoodsToCount[] = [];
  for (const { loanId, voucherId } of waiting) {
    const { redeemedAt = null, companyName = '' } = vouchers.find(({ id }) => id === voucherId) ?? {};
    if (redeemedAt === null) continue;
    const own = (await findItems(db, loanId)).filter((one) => one.voucherId === voucherId && one.state === 'waiting');
    const items = own.map((one) => ({ id: one.id, name: one.name, packs: openPacks(one) }));
    found.push({ loanId, voucherId, companyName, takenAt: redeemedAt, items });
  }
  return found;
};
