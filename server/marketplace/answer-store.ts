import type { AnswerState, MadeBid, OfferedLot, Side } from '@shuka/domain/marketplace';
import type { Grade } from '@shuka/domain/lots';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type AnswerRow = {
  readonly id: string;
  readonly demandId: string;
  readonly demandVersion: number;
  readonly companyId: string;
  readonly byId: string;
  readonly state: AnswerState;
  readonly bids: number;
  readonly endReason: string;
  readonly answeredAt: string;
};

const columns = sql`a.id, a.demand_id as "demandId", a.demand_version as "demandVersion", a.company_id as "companyId",
  a.by_id as "byId", a.state, a.bids, a.end_reason as "endReason", a.answered_at as "answeredAt"`;

type NewAnswer = Pick<AnswerRow, 'id' | 'demandId' | 'demandVersion' | 'companyId' | 'byId'> & { readonly now: Date };

export const insertAnswer = (db: Db, { id, demandId, demandVersion, companyId, byId, now }: NewAnswer) =>
  run(
    db,
    sql`insert into marketplace.answer (id, demand_id, demand_version, company_id, by_id, state, answered_at)
        values (${id}, ${demandId}, ${demandVersion}, ${companyId}, ${byId}, 'open', ${now})`,
  );

export type AnswerLotRow = OfferedLot & { readonly grade: Grade; readonly stateCode: string; readonly lga: string };

export const insertAnswerLots = (db: Db, answerId: string, lots: readonly AnswerLotRow[]) =>
  run(
    db,
    sql`insert into marketplace.answer_lot (answer_id, lot_id, keeper_id, grade, state_code, lga, grams)
        select ${answerId}, * from unnest(${lots.map(({ lotId }) => lotId)}::uuid[],
          ${lots.map(({ keeperId }) => keeperId)}::uuid[], ${lots.map(({ grade }) => grade)}::text[],
          ${lots.map(({ stateCode }) => stateCode)}::text[], ${lots.map(({ lga }) => lga)}::text[],
          ${lots.map(({ grams }) => grams)}::bigint[])`,
  );

export const findAnswerLots = (db: Db, answerId: string): Promise<AnswerLotRow[]> =>
  rows<AnswerLotRow>(
    db,
    sql`select lot_id as "lotId", keeper_id as "keeperId", grade, state_code as "stateCode", lga, grams
        from marketplace.answer_lot where answer_id = ${answerId} order by lot_id`,
  );

export const findAnswer = (db: Db, id: string): Promise<AnswerRow | null> =>
  row<AnswerRow>(db, sql`select ${columns} from marketplace.answer a where a.id = ${id}`);

/** The answer with its row locked. Lock its demand first: whoever closes that holds it and ends its answers. */
export const holdAnswerRow = (db: Db, id: string): Promise<AnswerRow | null> =>
  row<AnswerRow>(db, sql`select ${columns} from marketplace.answer a where a.id = ${id} for no key update`);

export type BidRow = Omit<MadeBid, 'byName'> & { readonly byId: string };

const bidColumns = sql`b.number, b.side, b.kobo_per_kilogram as "koboPerKilogram", b.grams, b.day::text as day, b.note,
  b.by_id as "byId", b.at`;

export const findBids = (db: Db, answerId: string): Promise<BidRow[]> =>
  rows<BidRow>(db, sql`select ${bidColumns} from marketplace.bid b where b.answer_id = ${answerId} order by b.number`);

type NewBid = {
  readonly id: string;
  readonly answerId: string;
  readonly number: number;
  readonly side: Side;
  readonly bid: Pick<MadeBid, 'koboPerKilogram' | 'grams' | 'day' | 'note'>;
  readonly byId: string;
  readonly now: Date;
};

export const insertBid = async (db: Db, { id, answerId, number, side, bid, byId, now }: NewBid): Promise<void> => {
  await run(
    db,
    sql`insert into marketplace.bid (id, answer_id, number, side, kobo_per_kilogram, grams, day, note, by_id, at)
        values (${id}, ${answerId}, ${number}, ${side}, ${bid.koboPerKilogram}, ${bid.grams}, ${bid.day}, ${bid.note},
          ${byId}, ${now})`,
  );
  await run(db, sql`update marketplace.answer set bids = ${number} where id = ${answerId}`);
};

export const endAnswerRow = (db: Db, id: string, state: Exclude<AnswerState, 'open'>, reason: string, now: Date) =>
  run(
    db,
    sql`update marketplace.answer set state = ${state}, end_reason = ${reason}, ended_at = ${now} where id = ${id}`,
  );

/** Refuses every answer of a demand that is open, and tells which those were. */
export const endOpenAnswers = async (db: Db, demandId: string, reason: string, now: Date): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`update marketplace.answer set state = 'refused', end_reason = ${reason}, ended_at = ${now}
          where demand_id = ${demandId} and state = 'open' returning id`,
    )
  ).map(({ id }) => id);
