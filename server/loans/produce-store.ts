import type { ProduceAgreement, ProduceDraft, ProduceState } from '@shuka/domain/loans';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type AgreementRow = Omit<ProduceAgreement, 'millName'> & {
  readonly keeperId: string;
  readonly loanNumber: number;
};

const columns = sql`a.id, a.loan_id as "loanId", a.company_id as "companyId", a.crop, a.kobo_per_kilogram as "koboPerKilogram",
  a.until_on::text as "untilOn", coalesce(a.answer, 'offered') as state, a.offered_at as "offeredAt",
  a.answered_at as "answeredAt", l.keeper_id as "keeperId", l.number as "loanNumber",
  coalesce((select json_agg(json_build_object('deliveryId', c.delivery_id, 'receipt', c.receipt, 'grams', c.grams,
    'creditKobo', c.credit_kobo, 'restKobo', c.rest_kobo, 'on', c.credited_on) order by c.created_at)
    from loans.produce_credit c where c.agreement_id = a.id), '[]'::json) as credits`;

const from = sql`loans.produce_agreement a join loans.loan l on l.id = a.loan_id`;

/** Those about a loan, the newest first. */
export const findAgreementsOf = (db: Db, loanId: string): Promise<AgreementRow[]> =>
  rows<AgreementRow>(db, sql`select ${columns} from ${from} where a.loan_id = ${loanId} order by a.id desc`);

export const findProduceAgreement = (db: Db, id: string): Promise<AgreementRow | null> =>
  row<AgreementRow>(db, sql`select ${columns} from ${from} where a.id = ${id}`);

/** Those that were agreed to at a mill, of loans that run; the newest first. */
export const findAgreedAt = (db: Db, companyId: string): Promise<AgreementRow[]> =>
  rows<AgreementRow>(
    db,
    sql`select ${columns} from ${from}
        where a.company_id = ${companyId} and a.answer = 'agreed' and l.state in ('running', 'written-off')
        order by a.id desc limit 1000`,
  );

/** False when another offer about the loan waits for its farmer. */
export const insertAgreement = async (db: Db, one: ProduceDraft, byId: string, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into loans.produce_agreement (id, loan_id, company_id, crop, kobo_per_kilogram, until_on, offered_by,
          offered_at)
        values (${one.id}, ${one.loanId}, ${one.companyId}, ${one.crop}, ${one.koboPerKilogram}, ${one.untilOn}::date,
          ${byId}, ${now})
        on conflict (loan_id) where answer is null do nothing`,
  )) === 1;

/** False when it was answered already, or is about another loan. */
export const setAnswer = async (
  db: Db,
  { loanId, agreementId }: { readonly loanId: string; readonly agreementId: string },
  answer: Exclude<ProduceState, 'offered'>,
  now: Date,
): Promise<boolean> =>
  (await run(
    db,
    sql`update loans.produce_agreement set answer = ${answer}, answered_at = ${now}
        where id = ${agreementId} and loan_id = ${loanId} and answer is null`,
  )) === 1;

type NewCredit = {
  readonly deliveryId: string;
  readonly agreementId: string;
  readonly paymentId: string;
  readonly receipt: string;
  readonly grams: number;
  readonly creditKobo: number;
  readonly restKobo: number;
  readonly on: string;
};

export const insertCredit = (db: Db, one: NewCredit, byId: string, now: Date) =>
  run(
    db,
    sql`insert into loans.produce_credit (delivery_id, agreement_id, payment_id, receipt, grams, credit_kobo, rest_kobo,
          credited_on, by_id, created_at)
        values (${one.deliveryId}, ${one.agreementId}, ${one.paymentId}, ${one.receipt}, ${one.grams}, ${one.creditKobo},
          ${one.restKobo}, ${one.on}::date, ${byId}, ${now})`,
  );
