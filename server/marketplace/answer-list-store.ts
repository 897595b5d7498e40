import type { AnswerState } from '@shuka/domain/marketplace';
import { rows, sql, type Db } from '#kit/db.ts';
import type { BidRow } from './answer-store.ts';

/** An answer in a list, with its last bid and whose lots are in it. */
export type LineRow = {
  readonly id: string;
  readonly demandId: string;
  readonly companyId: string;
  readonly crop: string;
  readonly state: AnswerState;
  readonly answeredAt: string;
  readonly keeperIds: readonly string[];
  readonly last: BidRow;
};

const line = sql`a.id, a.demand_id as "demandId", a.company_id as "companyId", v.terms ->> 'crop' as crop, a.state,
  a.answered_at as "answeredAt",
  (select array_agg(distinct l.keeper_id) from marketplace.answer_lot l where l.answer_id = a.id) as "keeperIds",
  b.number, b.side, b.kobo_per_kilogram as "koboPerKilogram", b.grams, b.day::text as day, b.note, b.by_id as "byId", b.at`;

const from = sql`marketplace.answer a
  join marketplace.demand_version v on v.demand_id = a.demand_id and v.version = a.demand_version
  join marketplace.bid b on b.answer_id = a.id and b.number = a.bids`;

type Flat = Omit<LineRow, 'last'> & BidRow;

const lineOf = ({ number, side, koboPerKilogram, grams, day, note, byId, at, ...rest }: Flat): LineRow => ({
  ...rest,
  last: { number, side, koboPerKilogram, grams, day, note, byId, at },
});

type Page = { readonly after: string | null; readonly limit: number };

/** The answers to one demand, the newest first. */
export const findLines = async (db: Db, { demandId, after, limit }: Page & { demandId: string }): Promise<LineRow[]> =>
  (
    await rows<Flat>(
      db,
      sql`select ${line} from ${from} where a.demand_id = ${demandId}
            ${after === null ? sql`` : sql`and a.id < ${after}::uuid`}
          order by a.id desc limit ${limit}`,
    )
  ).map(lineOf);

/** The answers with lots of any of these keepers, the newest first. */
export const findLinesOf = async (db: Db, keeperIds: readonly string[], { after, limit }: Page): Promise<LineRow[]> =>
  (
    await rows<Flat>(
      db,
      sql`select ${line} from ${from} where a.id in (
            select l.answer_id from marketplace.answer_lot l where l.keeper_id = any(${keeperIds}::uuid[])
              ${after === null ? sql`` : sql`and l.answer_id < ${after}::uuid`}
            group by l.answer_id order by l.answer_id desc limit ${limit})
          order by a.id desc`,
    )
  ).map(lineOf);

export const findLine = async (db: Db, answerId: string): Promise<LineRow | null> =>
  (await rows<Flat>(db, sql`select ${line} from ${from} where a.id = ${answerId}`)).map(lineOf)[0] ?? null;
