import type { Refusal, Redemption, Voucher, VoucherLine } from '@shuka/domain/marketplace';
import { fullNamesOf } from '#accounts';
import { companyTable } from '#relations';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A voucher as it leaves, without its id: its farmer's phone keeps it so too. */
export const voucherFields = sql`v.keeper_id as "keeperId", v.company_id as "companyId", c.name as "companyName",
  v.programme, v.lines, v.value_kobo as "valueKobo", v.expires_on::text as "expiresOn", v.code, v.token,
  case when v.redeemed_at is null then 'open' else 'redeemed' end as state, ${instantText(sql`v.issued_at`)} as "issuedAt",
  ${instantText(sql`v.redeemed_at`)} as "redeemedAt",
  (select coalesce(json_agg(json_build_object('companyName', t.name, 'why', r.why, 'at', ${instantText(sql`r.at`)})
      order by r.at, r.id), '[]'::json)
    from marketplace.redemption r join (${companyTable}) t on t.id = r.company_id
    where r.voucher_id = v.id and r.why is not null) as "refusedTries"`;

/** Vouchers with the name of their dealer. */
export const vouchers = sql`marketplace.voucher v join (${companyTable}) c on c.id = v.company_id`;

export const findVouchersOf = (db: Db, keeperId: string, after: string | null, limit: number): Promise<Voucher[]> =>
  rows<Voucher>(
    db,
    sql`select v.id, ${voucherFields} from ${vouchers}
        where v.keeper_id = ${keeperId} and v.removed_at is null ${after === null ? sql`` : sql`and v.id < ${after}`}
        order by v.id desc limit ${limit}`,
  );

export const findVoucherById = (db: Db, voucherId: string): Promise<Voucher | null> =>
  row<Voucher>(db, sql`select v.id, ${voucherFields} from ${vouchers} where v.id = ${voucherId}`);

/** Several at once, as those who issued them for a purpose of their own ask for them. */
export const findVouchersByIds = (db: Db, ids: readonly string[]): Promise<Voucher[]> =>
  rows<Voucher>(db, sql`select v.id, ${voucherFields} from ${vouchers} where v.id = any(${ids}::uuid[])`);

type Coded = { readonly token: string; readonly keeperId: string; readonly programme: string };

/** Only of a voucher for this very dealer. */
export const findByVoucherCode = (db: Db, companyId: string, code: string): Promise<Coded | null> =>
  row<Coded>(
    db,
    sql`select token, keeper_id as "keeperId", programme from marketplace.voucher
        where code = ${code} and company_id = ${companyId}`,
  );

export type NewVoucher = {
  readonly id: string;
  readonly keeperId: string;
  readonly companyId: string;
  readonly programme: string;
  readonly lines: readonly VoucherLine[];
  readonly valueKobo: number;
  readonly expiresOn: string;
  readonly code: string;
  readonly token: string;
  readonly by: string;
  readonly now: Date;
};

export const insertVoucher = async (db: Db, one: NewVoucher): Promise<void> => {
  await run(
    db,
    sql`insert into marketplace.voucher (id, keeper_id, company_id, programme, lines, value_kobo, expires_on, code, token,
          issued_by, issued_at)
        values (${one.id}, ${one.keeperId}, ${one.companyId}, ${one.programme}, ${JSON.stringify(one.lines)}::json,
          ${one.valueKobo}, ${one.expiresOn}, ${one.code}, ${one.token}, ${one.by}, ${one.now})`,
  );
  await run(
    db,
    sql`insert into marketplace.voucher_line (voucher_id, good_id, packs)
        select ${one.id}, good_id, packs
        from unnest(${one.lines.map(({ goodId }) => goodId)}::uuid[], ${one.lines.map(({ packs }) => packs)}::integer[])
          as line (good_id, packs)`,
  );
};

/** What the open vouchers of a dealer come to, in kobo. */
export const sumOpenAt = async (db: Db, companyId: string, today: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select coalesce(sum(value_kobo), 0)::bigint as total from marketplace.voucher
          where company_id = ${companyId} and redeemed_at is null and expires_on >= ${today}`,
    )
  )?.total ?? 0;

/** Vouchers of a dealer that were spent and whose last day is this one or later. */
export const findSpentAt = async (db: Db, companyId: string, since: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from marketplace.voucher
          where company_id = ${companyId} and redeemed_at is not null and expires_on >= ${since} order by id`,
    )
  ).map(({ id }) => id);

type Held = { readonly id: string; readonly isSpent: boolean; readonly lines: readonly VoucherLine[] };

/** A voucher with its row locked: tries to spend it come one after the other. */
export const holdVoucher = (db: Db, voucherId: string): Promise<Held | null> =>
  row<Held>(
    db,
    sql`select id, redeemed_at is not null as "isSpent", lines from marketplace.voucher
        where id = ${voucherId} for no key update`,
  );

type NewRedemption = {
  readonly id: string;
  readonly voucherId: string;
  readonly companyId: string;
  readonly why: Refusal | null;
  readonly byId: string;
  readonly claimedAt: Date;
  readonly now: Date;
};

/** Writes a try to spend a voucher; `why` is null for the one that did. */
export const insertRedemption = async (db: Db, one: NewRedemption): Promise<void> => {
  await run(
    db,
    sql`insert into marketplace.redemption (id, voucher_id, company_id, why, by_id, claimed_at, at)
        values (${one.id}, ${one.voucherId}, ${one.companyId}, ${one.why}, ${one.byId}, ${one.claimedAt}, ${one.now})`,
  );
  await run(
    db,
    one.why === null
      ? sql`update marketplace.voucher set redeemed_at = ${one.now} where id = ${one.voucherId}`
      : sql`update marketplace.voucher set refused_tries = refused_tries + 1 where id = ${one.voucherId}`,
  );
};

type Found = Redemption & { readonly keeperId: string };

const found = sql`r.id, r.voucher_id as "voucherId", v.keeper_id as "keeperId", v.lines, v.value_kobo as "valueKobo",
  case when r.why is null then 'redeemed' else 'refused' end as state, r.why, r.claimed_at as "claimedAt", r.at`;

const named = async (db: Db, all: readonly Found[]): Promise<Redemption[]> => {
  const nameOf = await fullNamesOf(
    db,
    all.map(({ keeperId }) => keeperId),
  );
  return all.map(({ keeperId, ...one }) => ({ ...one, keeperName: nameOf.get(keeperId) ?? '' }));
};

export const findRedemption = async (db: Db, id: string): Promise<Redemption | null> =>
  (
    await named(
      db,
      await rows<Found>(
        db,
        sql`select ${found} from marketplace.redemption r join marketplace.voucher v on v.id = r.voucher_id
            where r.id = ${id}`,
      ),
    )
  )[0] ?? null;

export const findRedemptionsAt = async (db: Db, companyId: string, after: string | null, limit: number) =>
  named(
    db,
    await rows<Found>(
      db,
      sql`select ${found} from marketplace.redemption r join marketplace.voucher v on v.id = r.voucher_id
          where r.company_id = ${companyId} ${after === null ? sql`` : sql`and r.id < ${after}`}
          order by r.id desc limit ${limit}`,
    ),
  );

/** The vouchers somebody took for a company, for their export. */
export const findRedemptionDataOf = (db: Db, accountIds: readonly string[]) =>
  rows(
    db,
    sql`select id, why, claimed_at as "claimedAt", at from marketplace.redemption
        where by_id = any(${accountIds}::uuid[]) order by at`,
  );
