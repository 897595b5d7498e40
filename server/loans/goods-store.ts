import type { GoodsCase, ItemState, ItemWordKind, ShortReason } from '@shuka/domain/loans';
import type { VoucherLine } from '@shuka/domain/marketplace';
import type { Money } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, row, run, sql, type Db } from '#kit/db.ts';

/** A voucher of a loan in kind; what it buys and whether it was taken is told by the slice of vouchers. */
export type GoodsVoucherRow = {
  readonly voucherId: string;
  readonly loanId: string;
  readonly companyId: string;
  readonly money: Money;
  readonly issuedBy: string;
};

export const findGoodsVouchers = (db: Db, loanId: string): Promise<GoodsVoucherRow[]> =>
  rows<GoodsVoucherRow>(
    db,
    sql`select voucher_id as "voucherId", loan_id as "loanId", company_id as "companyId", money, issued_by as "issuedBy"
        from loans.goods_voucher where loan_id = ${loanId} order by voucher_id`,
  );

/** Whether vouchers were issued on a loan: from then on it is not withdrawn by a word. */
export const hasGoods = async (db: Db, loanId: string): Promise<boolean> =>
  (await row(db, sql`select 1 from loans.goods_voucher where loan_id = ${loanId} limit 1`)) !== null;

type NewVoucher = GoodsVoucherRow & { readonly lines: readonly VoucherLine[] };

/** Writes down a voucher that was issued on a loan, each of its lines an item. */
export const insertGoods = async (db: Db, one: NewVoucher, now: Date): Promise<void> => {
  await run(
    db,
    sql`insert into loans.goods_voucher (voucher_id, loan_id, company_id, money, issued_by, issued_at)
        values (${one.voucherId}, ${one.loanId}, ${one.companyId}, ${one.money}, ${one.issuedBy}, ${now})`,
  );
  const items = one.lines.map((line, place) => ({ ...line, id: newId(), number: place + 1 }));
  await run(
    db,
    sql`insert into loans.goods_item (id, voucher_id, loan_id, number, name, pack_size, pack_unit, packs, price_kobo, state)
        select id, ${one.voucherId}::uuid, ${one.loanId}::uuid, number, name, "packSize", "packUnit", packs, "priceKobo",
          'waiting'
        from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as t (id uuid, number integer, name text,
          "packSize" integer, "packUnit" text, packs integer, "priceKobo" bigint)`,
  );
};

type ItemRow = {
  readonly id: string;
  readonly voucherId: string;
  readonly name: string;
  readonly packSize: number;
  readonly packUnit: 'gram' | 'millilitre' | 'piece';
  readonly packs: number;
  readonly priceKobo: number;
  readonly receivedPacks: number;
  readonly letGoPacks: number;
  readonly state: ItemState;
};

/** All items of a loan, in their order. The loan's row is held where something will be said of them. */
export const findItems = (db: Db, loanId: string): Promise<ItemRow[]> =>
  rows<ItemRow>(
    db,
    sql`select id, voucher_id as "voucherId", name, pack_size as "packSize", pack_unit as "packUnit", packs,
          price_kobo as "priceKobo", received_packs as "receivedPacks", let_go_packs as "letGoPacks", state
        from loans.goods_item where loan_id = ${loanId} order by voucher_id, number`,
  );

type Standing = Pick<ItemRow, 'receivedPacks' | 'letGoPacks' | 'state'>;

export const setItem = (db: Db, id: string, { receivedPacks, letGoPacks, state }: Standing) =>
  run(
    db,
    sql`update loans.goods_item set received_packs = ${receivedPacks}, let_go_packs = ${letGoPacks}, state = ${state}
        where id = ${id}`,
  );

export type WordRow = {
  readonly itemId: string;
  readonly kind: ItemWordKind;
  readonly packs: number;
  readonly why: ShortReason | null;
  readonly words: string;
  readonly byId: string;
  readonly at: string;
};

/** What was said of the items of a loan, in its order. */
export const findWords = (db: Db, loanId: string): Promise<WordRow[]> =>
  rows<WordRow>(
    db,
    sql`select w.item_id as "itemId", w.kind, w.packs, w.why, w.words, w.by_id as "byId", w.created_at as at
        from loans.goods_word w join loans.goods_item i on i.id = w.item_id
        where i.loan_id = ${loanId} order by w.item_id, w.number`,
  );

/** Writes a word down as the next of an item, whose loan's row is held. */
export const insertWord = (db: Db, one: Omit<WordRow, 'at'>, now: Date) =>
  run(
    db,
    sql`insert into loans.goods_word (item_id, number, kind, packs, why, words, by_id, created_at)
        select ${one.itemId}::uuid, coalesce(max(number), 0) + 1, ${one.kind}, ${one.packs}::integer, ${one.why}::text,
          ${one.words}, ${one.byId}::uuid, ${now}::timestamptz
        from loans.goods_word where item_id = ${one.itemId}`,
  );

/** A page of items of which less came, the oldest first, each with what its farmer said last. */
export const findCases = (
  db: Db,
  after: string | null,
  limit: number,
): Promise<(Omit<GoodsCase, 'keeperName'> & { keeperId: string })[]> =>
  rows(
    db,
    sql`select i.id as "itemId", i.loan_id as "loanId", l.number as "loanNumber", l.keeper_id as "keeperId", i.name, i.packs,
          i.packs - i.received_packs - i.let_go_packs as "openPacks", i.price_kobo as "priceKobo", w.why, w.words,
          w.created_at as at
        from loans.goods_item i join loans.loan l on l.id = i.loan_id
          join lateral (select why, words, created_at from loans.goods_word
            where item_id = i.id order by number desc limit 1) w on true
        where i.state = 'short' ${after === null ? sql`` : sql`and i.id > ${after}`}
        order by i.id limit ${limit}`,
  );

/** The next number of a part of a loan. */
export const nextPart = async (db: Db, loanId: string): Promise<number> =>
  ((
    await row<{ last: number }>(
      db,
      sql`select coalesce(max(part_number), 0)::integer as last from loans.loan where part_of = ${loanId}`,
    )
  )?.last ?? 0) + 1;
