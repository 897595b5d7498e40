import { agreementText, type Delivery, type LotShare } from '@shuka/domain/marketplace';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type AgreementRow = {
  readonly companyId: string;
  /** Null for an order of listed produce, which is agreed to as it is. */
  readonly bidNumber: number | null;
  readonly textVersion: number;
  readonly koboPerKilogram: number;
  readonly grams: number;
  readonly totalKobo: number;
  readonly day: string;
  readonly payWithinDays: number;
  readonly agreedBy: string;
  readonly agreedAt: string;
  readonly deliveredKobo: number;
  readonly paidKobo: number;
};

const columns = sql`company_id as "companyId", bid_number as "bidNumber", text_version as "textVersion",
  kobo_per_kilogram as "koboPerKilogram", grams, total_kobo as "totalKobo", day::text as day,
  pay_within_days as "payWithinDays", agreed_by as "agreedBy", agreed_at as "agreedAt",
  delivered_kobo as "deliveredKobo", paid_kobo as "paidKobo"`;

type NewAgreement = Omit<AgreementRow, 'textVersion' | 'agreedAt' | 'deliveredKobo' | 'paidKobo'> & {
  readonly answerId: string;
  readonly now: Date;
};

export const insertAgreement = (db: Db, one: NewAgreement) =>
  run(
    db,
    sql`insert into marketplace.agreement (answer_id, company_id, bid_number, purchase_id, text_version, kobo_per_kilogram, grams,
          total_kobo, day, pay_within_days, agreed_by, agreed_at)
        values (${one.answerId}, ${one.companyId}, ${one.bidNumber},
          ${one.bidNumber === null ? one.answerId : null}, ${agreementText}, ${one.koboPerKilogram},
          ${one.grams}, ${one.totalKobo}, ${one.day}, ${one.payWithinDays}, ${one.agreedBy}, ${one.now})`,
  );

type NewShare = LotShare & { readonly keeperId: string };

export const insertShares = (db: Db, answerId: string, dueOn: string, shares: readonly NewShare[]) =>
  run(
    db,
    sql`insert into marketplace.share (answer_id, lot_id, keeper_id, grams, kobo, due_on)
        select ${answerId}, lot_id, keeper_id, grams, kobo, ${dueOn}
        from unnest(${shares.map(({ lotId }) => lotId)}::uuid[], ${shares.map(({ keeperId }) => keeperId)}::uuid[],
          ${shares.map(({ grams }) => grams)}::bigint[], ${shares.map(({ kobo }) => kobo)}::bigint[])
          as new (lot_id, keeper_id, grams, kobo)`,
  );

/** What falls away because the buyer took it back counts against nobody. */
export const excuseShares = (db: Db, answerId: string, now: Date) =>
  run(db, sql`update marketplace.share set excused_at = ${now} where answer_id = ${answerId}`);

/** By the id of the answer, or of the order, that became it. */
export const findAgreement = (db: Db, answerId: string): Promise<AgreementRow | null> =>
  row<AgreementRow>(db, sql`select ${columns} from marketplace.agreement where answer_id = ${answerId}`);

/** The agreement with its row locked: deliveries and payments of it come one after the other. */
export const holdAgreement = (db: Db, answerId: string): Promise<AgreementRow | null> =>
  row<AgreementRow>(
    db,
    sql`select ${columns} from marketplace.agreement where answer_id = ${answerId} for no key update`,
  );

type ShareRow = NewShare & { readonly deliveredGrams: number; readonly deliveredKobo: number };

export const findShares = (db: Db, answerId: string): Promise<ShareRow[]> =>
  rows<ShareRow>(
    db,
    sql`select lot_id as "lotId", keeper_id as "keeperId", grams, kobo, delivered_grams as "deliveredGrams",
          delivered_kobo as "deliveredKobo"
        from marketplace.share where answer_id = ${answerId} order by lot_id`,
  );

/** The deliveries that count, the oldest first: in this order they are paid. */
export const findDeliveries = (db: Db, answerId: string): Promise<Delivery[]> =>
  rows<Delivery>(
    db,
    sql`select id, lot_id as "lotId", grams, amount_kobo as "amountKobo", delivered_on::text as "deliveredOn",
          pay_due_on::text as "payDueOn", paid_on::text as "paidOn"
        from marketplace.delivery where answer_id = ${answerId} and voided_at is null order by delivered_on, id`,
  );

type OpenShare = { readonly id: string; readonly koboPerKilogram: number; readonly openGrams: number };

/**
 * What a farmer agreed to bring to a company and has not brought whole, by lot; of several of one lot the oldest. Orders of
 * listed produce are not among them: they are handed over and counted by their own acts, which say what is owed.
 */
export const findOpenShares = async (db: Db, companyId: string, keeperId: string): Promise<Map<string, OpenShare>> => {
  const found = await rows<OpenShare & { readonly lotId: string }>(
    db,
    sql`select s.lot_id as "lotId", a.answer_id as id, a.kobo_per_kilogram as "koboPerKilogram",
          greatest(s.grams - s.delivered_grams, 0)::bigint as "openGrams"
        from marketplace.share s join marketplace.agreement a on a.answer_id = s.answer_id
        where s.keeper_id = ${keeperId} and a.company_id = ${companyId} and a.bid_number is not null
          and s.done_on is null
        order by a.agreed_at desc, a.answer_id desc`,
  );
  return new Map(found.map(({ lotId, ...share }) => [lotId, share]));
};
