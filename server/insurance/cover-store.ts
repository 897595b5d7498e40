import type { Calculation, Cover, CoverConsent, CoverState, Outcome, ProductTerms } from '@shuka/domain/insurance';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

export type CoverRow = Omit<Cover, 'keeperName' | 'enrolledByName' | 'isPractice' | 'calculation'> & {
  readonly enrolledBy: string;
  readonly money: 'sandbox' | 'real';
  readonly windowFrom: string;
  readonly windowUntil: string;
  /** The calculation that it was settled by. */
  readonly settledBy: Calculation | null;
};

const columns = sql`c.id, c.keeper_id as "keeperId", c.product_id as "productId", c.version, p.terms,
  c.plot_id as "plotId", c.plot_name as "plotName", c.lga, c.cell, c.square_metres as "squareMetres",
  c.sum_kobo as "sumKobo", c.premium_kobo as "premiumKobo", c.subsidy_kobo as "subsidyKobo", c.own_kobo as "ownKobo",
  c.pay_time as "payTime", c.money, c.state, c.paid_at as "paidAt",
  c.state = 'active' and exists (
    select 1 from insurance.payout_line w where w.cover_id = c.id and not w.is_refused) as "isOnList",
  c.outcome, c.settled_kobo as "settledKobo",
  c.settled_at as "settledAt", ${instantText(sql`c.enrolled_at`)} as "enrolledAt",
  c.enrolled_by as "enrolledBy", c.agreed_how as "agreedHow", c.window_from::text as "windowFrom", c.window_until::text as "windowUntil", l.calculation as "settledBy"`;

const covers = sql`insurance.cover c
  join insurance.product p on p.product_id = c.product_id and p.version = c.version
  left join insurance.payout_line l on l.cover_id = c.id and not l.is_refused and c.state = 'settled'`;

/** Covers of these farmers, the newest first. */
export const findCovers = (
  db: Db,
  keeperIds: readonly string[],
  after: string | null,
  limit: number,
): Promise<CoverRow[]> =>
  rows<CoverRow>(
    db,
    sql`select ${columns} from ${covers}
        where c.keeper_id = any(${[...keeperIds]}::uuid[]) and (${after}::uuid is null or c.id < ${after}::uuid)
        order by c.id desc limit ${limit}`,
  );

export const findCover = (db: Db, coverId: string): Promise<CoverRow | null> =>
  row<CoverRow>(db, sql`select ${columns} from ${covers} where c.id = ${coverId}`);

/** A cover with its row locked, read once whoever had it is done: a list that was drawn meanwhile is seen. */
export const holdCover = async (db: Db, coverId: string): Promise<CoverRow | null> => {
  await row(db, sql`select 1 from insurance.cover where id = ${coverId} for no key update`);
  return findCover(db, coverId);
};

/** Covers of a product whose windows are over before a day and that no list took, with their rows locked. */
export const holdDue = (db: Db, productId: string, today: string, limit: number): Promise<CoverRow[]> =>
  rows<CoverRow>(
    db,
    sql`select ${columns} from ${covers}
        where c.product_id = ${productId} and c.state = 'active' and c.window_until < ${today}::date
        order by c.id limit ${limit} for no key update of c`,
  );

/** Whether a product has covers that no list took. */
export const hasActive = async (db: Db, productId: string): Promise<boolean> =>
  (await row(db, sql`select 1 from insurance.cover where product_id = ${productId} and state = 'active' limit 1`)) !==
  null;

/** Whether covers of a product were settled: what they were settled by is not added to any more. */
export const hasSettled = async (db: Db, productId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from insurance.payout_list where product_id = ${productId} and state in ('drawn', 'paid') limit 1`,
  )) !== null;

export type NewCover = Pick<
  CoverRow,
  | 'id'
  | 'keeperId'
  | 'productId'
  | 'version'
  | 'plotId'
  | 'plotName'
  | 'lga'
  | 'cell'
  | 'squareMetres'
  | 'sumKobo'
  | 'premiumKobo'
  | 'subsidyKobo'
  | 'ownKobo'
  | 'payTime'
  | 'money'
  | 'state'
  | 'windowFrom'
  | 'windowUntil'
> & { readonly season: string; readonly consent?: CoverConsent | null };

/** False when the plot is covered by this product in this season already. */
export const insertCover = async (db: Db, one: NewCover, by: string, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into insurance.cover (id, keeper_id, product_id, version, plot_id, plot_name, lga, cell, square_metres,
          season, sum_kobo, premium_kobo, subsidy_kobo, own_kobo, pay_time, money, window_from, window_until, state,
          enrolled_by, enrolled_at, agreed_how, agreed_text)
        values (${one.id}, ${one.keeperId}, ${one.productId}, ${one.version}, ${one.plotId}, ${one.plotName}, ${one.lga},
          ${one.cell}, ${one.squareMetres}, ${one.season}, ${one.sumKobo}, ${one.premiumKobo}, ${one.subsidyKobo},
          ${one.ownKobo}, ${one.payTime}, ${one.money}, ${one.windowFrom}, ${one.windowUntil}, ${one.state}, ${by}, ${now},
          ${one.consent?.how ?? null}, ${one.consent?.textVersion ?? null})
        on conflict (product_id, plot_id, season) where state in ('unpaid', 'active', 'settled') do nothing`,
  )) === 1;

export const setPaid = (db: Db, coverId: string, moveId: string | null, at: Date) =>
  run(
    db,
    sql`update insurance.cover set paid_at = ${at}, premium_move_id = ${moveId},
          state = case when state = 'unpaid' then 'active' else state end where id = ${coverId}`,
  );

export const setState = (db: Db, coverId: string, state: CoverState) =>
  run(db, sql`update insurance.cover set state = ${state} where id = ${coverId}`);

/** Covers whose premium was to come first and did not come before the window. @returns how many. */
export const lapseUnpaid = (db: Db, today: string): Promise<number> =>
  run(db, sql`update insurance.cover set state = 'lapsed' where state = 'unpaid' and window_from <= ${today}::date`);

type SettledCover = {
  readonly coverId: string;
  readonly outcome: Outcome;
  readonly paidKobo: number;
  /** Whether the farmer's part of the premium is done with by this. */
  readonly endsPremium: boolean;
};

export const setSettled = (db: Db, settled: readonly SettledCover[], at: Date) =>
  run(
    db,
    sql`update insurance.cover c set state = 'settled', outcome = s.outcome, settled_kobo = s.kobo, settled_at = ${at},
          paid_at = case when s.ends then coalesce(c.paid_at, ${at}) else c.paid_at end
        from unnest(${settled.map(({ coverId }) => coverId)}::uuid[], ${settled.map(({ outcome }) => outcome)}::text[],
          ${settled.map(({ paidKobo }) => paidKobo)}::bigint[],
          ${settled.map(({ endsPremium }) => endsPremium)}::boolean[]) as s (id, outcome, kobo, ends)
        where c.id = s.id`,
  );

/** The terms of a product's versions. */
export const findTerms = (db: Db, productId: string): Promise<{ version: number; terms: ProductTerms }[]> =>
  rows(db, sql`select version, terms from insurance.product where product_id = ${productId} order by version`);

/** All that is kept of a farmer's covers, for their export. */
export const findCoverDataOf = (db: Db, keepers: Query): Promise<unknown[]> =>
  rows(
    db,
    sql`select p.terms ->> 'name' as product, c.plot_name as "plotName", c.square_metres as "squareMetres", c.season,
          c.sum_kobo as "sumKobo", c.premium_kobo as "premiumKobo", c.subsidy_kobo as "subsidyKobo",
          c.own_kobo as "ownKobo", c.state, c.paid_at as "paidAt", c.outcome, c.settled_kobo as "settledKobo",
          c.enrolled_at as "enrolledAt", c.agreed_how as "agreedHow"
        from insurance.cover c join insurance.product p on p.product_id = c.product_id and p.version = c.version
        where ${keepers} order by c.id`,
  );
