import type { MillReport, Supply } from '@shuka/domain/processing';
import { rows, sql, type Db } from '#kit/db.ts';
import type { SaidMove, Span } from './sale-store.ts';

/** Deliveries that count: nobody agreed that they are void. Their day is the one at the gate. */
const counted = (companyId: string, { from, to }: Span) =>
  sql`processing.delivery d join processing.deliverer w on w.delivery_id = d.id
    left join processing.payment p on p.delivery_id = d.id
    cross join lateral (select (d.weighed_at at time zone 'Africa/Lagos')::date as day) g
  where d.company_id = ${companyId} and g.day between ${from} and ${to}
    and not exists (select 1 from processing.void_asked v join processing.void_settled s on s.void_id = v.id
      where v.delivery_id = d.id and s.is_agreed)`;

/** What a mill bought at its gate in a time, as moves of its money; owed until it is paid. */
export const findDeliveryMoves = (db: Db, companyId: string, span: Span): Promise<SaidMove[]> =>
  rows<SaidMove>(
    db,
    sql`select 'purchase' as kind, d.amount_kobo as kobo, g.day::text as day,
          case when p.id is null or p.way = 'loan' then 'owed' else p.way end as paid, w.name as who, d.crop as what
        from ${counted(companyId, span)} order by d.id`,
  );

/** The same as purchases: the weight that is paid. */
export const findDeliverySupplies = (db: Db, companyId: string, span: Span): Promise<Supply[]> =>
  rows<Supply>(
    db,
    sql`select w.name as who, d.crop, d.payable_grams as grams, d.amount_kobo as kobo
        from ${counted(companyId, span)} order by d.id`,
  );

/** What came in at a gate in a time, by crop, as it was weighed: gross less tare. */
export const findTakenIn = (db: Db, companyId: string, span: Span): Promise<MillReport['atGate']> =>
  rows<MillReport['atGate'][number]>(
    db,
    sql`select d.crop, sum(d.gross_grams - d.tare_grams)::bigint as grams, count(*)::int as deliveries
        from ${counted(companyId, span)} group by d.crop order by 2 desc`,
  );
