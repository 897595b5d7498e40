import type { Delivery, Dispute, Payment, Voiding } from '@shuka/domain/processing';
import { fullNamesOf } from '#accounts';
import { findCompanies } from '#relations';
import { rows, sql, type Db } from '#kit/db.ts';

type Unnamed<One, Field extends string> = Omit<One, Field>;

type Row = Omit<Delivery, 'millName' | 'clerkName' | 'void' | 'payment' | 'dispute'> & {
  readonly void: Unnamed<Voiding, 'byName' | 'secondName'> | null;
  readonly payment: Unnamed<Payment, 'byName'> | null;
  readonly dispute: Unnamed<Dispute, 'byName'> | null;
};

const asked = sql`(select json_build_object('id', v.id, 'reason', v.reason, 'askedAt', v.asked_at, 'byId', v.by_id,
    'isAgreed', s.is_agreed, 'secondId', s.by_id, 'saidAt', s.said_at)
  from processing.void_asked v left join processing.void_settled s on s.void_id = v.id
  where v.delivery_id = d.id order by v.asked_at desc, v.id desc limit 1)`;

const paid = sql`(select json_build_object('id', p.id, 'way', p.way, 'amountKobo', p.amount_kobo, 'toName', e.name,
    'paidAt', p.paid_at, 'byId', p.by_id, 'farmerSays', w.says)
  from processing.payment p join processing.payee e on e.payment_id = p.id
    left join processing.payment_word w on w.payment_id = p.id
  where p.delivery_id = d.id)`;

const disputed = sql`(select json_build_object('id', t.id, 'reason', t.reason, 'openedAt', t.opened_at, 'byId', t.by_id,
    'answer', coalesce(a.answer, ''), 'answeredAt', a.said_at, 'done', coalesce(a.done, ''), 'closedAt', t.closed_at)
  from processing.dispute t left join lateral (
    select answer, done, said_at from processing.dispute_answer where dispute_id = t.id
    order by said_at desc, id desc limit 1) a on true
  where t.delivery_id = d.id order by t.opened_at desc, t.id desc limit 1)`;

const columns = sql`d.id, d.company_id as "companyId", d.receipt, d.weighed_at as "weighedAt", d.read_by as "readBy",
  d.crop, d.grade, d.lot_id as "lotId", d.gross_grams as "grossGrams", d.tare_grams as "tareGrams", d.moisture,
  d.foreign_matter as "foreign", d.formula_id as "formulaId", d.terms, d.payable_grams as "payableGrams",
  d.amount_kobo as "amountKobo", d.replaces, d.agreement_id as "agreementId", d.note, d.keeper_id as "keeperId",
  w.name, s.name as "scaleName", d.clerk_id as "clerkId", f.version as "formulaVersion", d.created_at as "createdAt",
  (select r.id from processing.delivery r where r.replaces = d.id) as "replacedBy",
  ${asked} as void, ${paid} as payment, ${disputed} as dispute`;

/** Instants inside JSON come as PostgreSQL writes them there; they leave as all others do. */
const inUtc = <One extends object>(held: One): One =>
  Object.fromEntries(
    Object.entries(held).map(([name, value]) => [
      name,
      name.endsWith('At') && typeof value === 'string' ? new Date(value).toISOString() : value,
    ]),
  ) as One;

const peopleIn = (found: readonly Row[]): string[] => [
  ...new Set(
    found
      .flatMap((one) => [one.clerkId, one.void?.byId, one.void?.secondId, one.payment?.byId, one.dispute?.byId])
      .filter((id) => typeof id === 'string'),
  ),
];

const named = async (db: Db, found: readonly Row[]): Promise<Delivery[]> => {
  const names = await fullNamesOf(db, peopleIn(found));
  const mills = await findCompanies(db, [...new Set(found.map(({ companyId }) => companyId))]);
  const millOf = new Map(mills.map(({ companyId, name }) => [companyId, name]));
  const nameOf = (id: string | null): string => (id === null ? '' : (names.get(id) ?? ''));
  return found.map((one) => ({
    ...one,
    millName: millOf.get(one.companyId) ?? '',
    clerkName: nameOf(one.clerkId),
    void: one.void && { ...inUtc(one.void), byName: nameOf(one.void.byId), secondName: nameOf(one.void.secondId) },
    payment: one.payment && { ...inUtc(one.payment), byName: nameOf(one.payment.byId) },
    dispute: one.dispute && { ...inUtc(one.dispute), byName: nameOf(one.dispute.byId) },
  }));
};

const from = sql`from processing.delivery d join processing.deliverer w on w.delivery_id = d.id
  join processing.scale_word s on s.id = d.scale_word_id join processing.formula f on f.id = d.formula_id`;

/** Deliveries whole, with all that was said of them since. */
export const findDeliveries = async (db: Db, ids: readonly string[]): Promise<Delivery[]> =>
  named(db, await rows<Row>(db, sql`select ${columns} ${from} where d.id = any(${ids}::uuid[])`));

/** One keyset page of what a company took in, the newest first. */
export const pageDeliveries = async (
  db: Db,
  companyId: string,
  before: string | null,
  limit: number,
): Promise<Delivery[]> =>
  named(
    db,
    await rows<Row>(
      db,
      sql`select ${columns} ${from} where d.company_id = ${companyId}
            ${before === null ? sql`` : sql`and d.id < ${before}`} order by d.id desc limit ${limit}`,
    ),
  );
