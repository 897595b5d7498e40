import type { Money } from '@shuka/domain/finance';
import type { HoldingState } from '@shuka/domain/investments';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A holding as its row has it, with what its offer says of it. Instants are ISO text, amounts kobo. */
export type HoldingRow = {
  readonly id: string;
  readonly offerId: string;
  readonly investorId: string;
  readonly amountKobo: number;
  readonly expectedKobo: number;
  readonly realisedKobo: number | null;
  readonly state: HoldingState;
  readonly money: Money;
  readonly payBy: string | null;
  readonly paidAt: string | null;
  readonly coolingUntil: string | null;
  readonly endedAt: string | null;
  readonly createdAt: string;
  readonly offerNumber: number;
  readonly farmId: string;
  readonly keeperId: string;
  readonly title: string;
  readonly crop: string;
  readonly stateCode: string;
  readonly lga: string;
  readonly durationMonths: number;
  readonly roiBasisPoints: number;
  readonly startsOn: string;
};

/** The columns of a `HoldingRow`, of a holding that stands as `h` and its offer as `o`. */
export const holdingColumns = sql`h.id, h.offer_id as "offerId", h.investor_id as "investorId", h.amount_kobo as "amountKobo",
  h.expected_kobo as "expectedKobo", h.realised_kobo as "realisedKobo", h.state, h.money, h.pay_by as "payBy",
  h.paid_at as "paidAt", h.cooling_until as "coolingUntil", h.ended_at as "endedAt", h.created_at as "createdAt",
  o.number as "offerNumber", o.farm_id as "farmId", o.keeper_id as "keeperId", o.terms->>'title' as title, o.crop,
  o.state_code as "stateCode", o.lga, o.duration_months as "durationMonths", o.roi_basis_points as "roiBasisPoints",
  o.terms->>'startsOn' as "startsOn"`;

export const withOffer = sql`investments.holding h join investments.offer o on o.id = h.offer_id`;

/** What a new holding says; the rest of its row follows from the offer. */
export type NewHolding = Pick<
  HoldingRow,
  'id' | 'offerId' | 'investorId' | 'amountKobo' | 'expectedKobo' | 'money' | 'payBy'
> & { readonly state: 'interest' | 'pledged'; readonly dataVersion: number; readonly leftKobo: number | null };

export const insertHolding = (db: Db, one: NewHolding, now: Date) =>
  run(
    db,
    sql`insert into investments.holding (id, offer_id, investor_id, amount_kobo, expected_kobo, state, money,
          data_version, left_kobo, pay_by, created_at)
        values (${one.id}, ${one.offerId}, ${one.investorId}, ${one.amountKobo}, ${one.expectedKobo}, ${one.state},
          ${one.money}, ${one.dataVersion}, ${one.leftKobo}, ${one.payBy}, ${now})`,
  );

export const findHolding = (db: Db, id: string): Promise<HoldingRow | null> =>
  row<HoldingRow>(db, sql`select ${holdingColumns} from ${withOffer} where h.id = ${id}`);

/** The holding with its row locked; its offer is held already. */
export const holdHolding = (db: Db, id: string): Promise<HoldingRow | null> =>
  row<HoldingRow>(db, sql`select ${holdingColumns} from ${withOffer} where h.id = ${id} for no key update of h`);

/** Those of an offer in a state, their rows locked in the order of their ids; the offer is held already. */
export const holdHoldingsOf = (db: Db, offerId: string, state: HoldingState): Promise<HoldingRow[]> =>
  rows<HoldingRow>(
    db,
    sql`select ${holdingColumns} from ${withOffer}
        where h.offer_id = ${offerId} and h.state = ${state} order by h.id for no key update of h`,
  );

/** How a holding ended before its offer ran; with the move that gave its money back, where there was any. */
export type EndedEarly = {
  readonly id: string;
  readonly state: 'cancelled' | 'expired' | 'refunded';
  readonly backMoveId: string | null;
};

export const setEnded = (db: Db, ended: readonly EndedEarly[], now: Date) =>
  run(
    db,
    sql`update investments.holding h set state = e.state, back_move_id = e.move_id, ended_at = ${now}
        from unnest(${ended.map(({ id }) => id)}::uuid[], ${ended.map(({ state }) => state)}::text[],
          ${ended.map(({ backMoveId }) => backMoveId)}::uuid[]) as e (id, state, move_id)
        where h.id = e.id`,
  );

export const setActive = (db: Db, offerId: string) =>
  run(db, sql`update investments.holding set state = 'active' where offer_id = ${offerId} and state = 'paid'`);

export const findHoldingIds = async (db: Db, offerId: string, state: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from investments.holding where offer_id = ${offerId} and state = ${state} order by id`,
    )
  ).map(({ id }) => id);

/** Pledges that nobody paid for in time, by their offers, from after an offer on. */
export const findOffersOfOverdue = (db: Db, after: string, now: Date, limit: number): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select distinct offer_id as id from investments.holding
        where state = 'pledged' and pay_by < ${now} and offer_id > ${after} order by offer_id limit ${limit}`,
  );

/** What somebody pledged and paid since a moment, whatever became of the offers. */
export const sumPutInSince = async (db: Db, investorId: string, since: Date): Promise<number> =>
  (
    await row<{ kobo: number }>(
      db,
      sql`select coalesce(sum(amount_kobo), 0)::bigint as kobo from investments.holding
          where investor_id = ${investorId} and created_at > ${since}
            and state in ('pledged', 'paid', 'active', 'completed')`,
    )
  )?.kobo ?? 0;
