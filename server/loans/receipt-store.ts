import type { Money } from '@shuka/domain/finance';
import type { CashDraft, CashReceipt } from '@shuka/domain/loans';
import { fullNamesOf } from '#accounts';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`r.id, r.loan_id as "loanId", r.receipt, r.amount_kobo as "amountKobo",
  ${instantText(sql`r.taken_at`)} as "takenAt", r.manager_id as "takenById", r.loan_kobo as "loanKobo",
  r.wallet_kobo as "walletKobo", ${instantText(sql`r.posted_at`)} as "postedAt", r.hand_in_id is not null as "isHandedIn"`;

type ReceiptRow = Omit<CashReceipt, 'takenByName'>;

const named = async (db: Db, found: readonly ReceiptRow[]): Promise<CashReceipt[]> => {
  const names = await fullNamesOf(
    db,
    found.map(({ takenById }) => takenById),
  );
  return found.map((one) => ({ ...one, takenByName: names.get(one.takenById) ?? '' }));
};

export const findReceiptsByIds = async (db: Db, ids: readonly string[]): Promise<CashReceipt[]> =>
  named(
    db,
    await rows<ReceiptRow>(db, sql`select ${columns} from loans.cash_receipt r where r.id = any(${ids}::uuid[])`),
  );

/** More than anybody takes in a day or two. */
const most = 300;

/** What is in a till and not in the bank, as far as was said; the oldest first. */
export const findReceiptsInTill = async (db: Db, managerId: string, money: Money): Promise<CashReceipt[]> =>
  named(
    db,
    await rows<ReceiptRow>(
      db,
      sql`select ${columns} from loans.cash_receipt r
          where r.manager_id = ${managerId} and r.money = ${money} and r.hand_in_id is null
          order by r.counted_on, r.id limit ${most}`,
    ),
  );

/** What a manager gave under a number before. */
export const findReceiptsOfNumber = (
  db: Db,
  managerId: string,
  receipt: string,
): Promise<Pick<CashReceipt, 'id' | 'loanId' | 'amountKobo'>[]> =>
  rows(
    db,
    sql`select id, loan_id as "loanId", amount_kobo as "amountKobo" from loans.cash_receipt
        where manager_id = ${managerId} and receipt = ${receipt} order by id`,
  );

export type NewReceipt = CashDraft & {
  readonly keeperId: string;
  readonly managerId: string;
  readonly money: Money;
  readonly loanKobo: number;
  readonly walletKobo: number;
  readonly countedOn: string;
};

export const insertReceipt = (db: Db, one: NewReceipt, now: Date) =>
  run(
    db,
    sql`insert into loans.cash_receipt (id, receipt, loan_id, keeper_id, manager_id, money, amount_kobo, loan_kobo,
          wallet_kobo, taken_at, counted_on, posted_at)
        values (${one.id}, ${one.receipt}, ${one.loanId}, ${one.keeperId}, ${one.managerId}, ${one.money},
          ${one.amountKobo}, ${one.loanKobo}, ${one.walletKobo}, ${one.takenAt}, ${one.countedOn}, ${now})`,
  );

/** Puts what is in a till under a hand-in. */
export const putUnder = (db: Db, handInId: string, managerId: string, money: Money) =>
  run(
    db,
    sql`update loans.cash_receipt set hand_in_id = ${handInId}
        where manager_id = ${managerId} and money = ${money} and hand_in_id is null`,
  );

/** Takes it out again: it is not in the bank. */
export const takeFromUnder = (db: Db, handInId: string) =>
  run(db, sql`update loans.cash_receipt set hand_in_id = null where hand_in_id = ${handInId}`);

/** The day of the oldest cash of a manager that no officer saw in the bank. */
export const findOldest = async (db: Db, managerId: string, money: Money): Promise<string | null> =>
  (
    await row<{ day: string | null }>(
      db,
      sql`select least(
            (select min(counted_on) from loans.cash_receipt
             where manager_id = ${managerId} and money = ${money} and hand_in_id is null),
            (select min(r.counted_on) from loans.hand_in h join loans.cash_receipt r on r.hand_in_id = h.id
             where h.manager_id = ${managerId} and h.money = ${money} and h.state = 'declared'))::text as day`,
    )
  )?.day ?? null;
