import type { CoolingAct, GoodsAct } from '@shuka/domain/traceability';
import { rows, run, sql, type Db } from '#kit/db.ts';

export type KeptAct = Omit<GoodsAct, 'kind'> & { readonly kind: GoodsAct['kind'] | 'cool' };

/** Keeps what a clerk packed, cooled or sold for the phones of the company. */
export const insertGoodsAct = (db: Db, act: KeptAct, by: string, now: Date): Promise<number> =>
  run(
    db,
    sql`insert into traceability.goods_act (id, company_id, kind, happened_at, unit, says, parts, by_id, at)
        values (${act.id}, ${act.companyId}, ${act.kind}, ${act.happenedAt}, ${act.unit}, ${act.says},
          ${JSON.stringify(act.parts)}::json, ${by}, ${now})`,
  );

export const findGoodsActs = (db: Db, ids: readonly string[]): Promise<GoodsAct[]> =>
  rows<GoodsAct>(
    db,
    sql`select id, company_id as "companyId", kind, happened_at as "happenedAt", unit, says, parts
        from traceability.goods_act where id = any(${ids}::uuid[])`,
  );

export const findCoolingActs = (db: Db, ids: readonly string[]): Promise<CoolingAct[]> =>
  rows<CoolingAct>(
    db,
    sql`select id, company_id as "companyId", happened_at as "happenedAt", says as method, parts
        from traceability.goods_act where id = any(${ids}::uuid[])`,
  );
