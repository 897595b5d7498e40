import type { Money } from '@shuka/domain/finance';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/* What an offer still has room for. Whoever changes it holds the offer's row. */

type Wanted = {
  readonly offerId: string;
  readonly investorId: string;
  readonly amountKobo: number;
  readonly money: Money;
};

/** Takes room in an offer, if it is open today and has so much left; its row is held from here on. False where not. */
export const takeRoom = async (
  db: Db,
  { offerId, investorId, amountKobo, money }: Wanted,
  today: string,
): Promise<boolean> =>
  (
    await row<{ taken: boolean }>(
      db,
      sql`select investments.take_room(${offerId}, ${investorId}, ${amountKobo}, ${money}, ${today}) as taken`,
    )
  )?.taken === true;

/** Gives back room, of which so much was paid for, once the holdings that had it have ended; counts the investors anew. */
export const giveRoomBack = (
  db: Db,
  offerId: string,
  { takenKobo, paidKobo }: { readonly takenKobo: number; readonly paidKobo: number },
) =>
  run(
    db,
    sql`update investments.offer set taken_kobo = taken_kobo - ${takenKobo}, paid_kobo = paid_kobo - ${paidKobo},
          investors = (select count(distinct h.investor_id) from investments.holding h
            where h.offer_id = ${offerId} and h.state in ('pledged', 'paid', 'active', 'completed'))
        where id = ${offerId}`,
  );

type Started = { readonly at: Date; readonly feeKobo: number; readonly feeMoveId: string | null };

export const setStarted = (db: Db, offerId: string, { at, feeKobo, feeMoveId }: Started) =>
  run(
    db,
    sql`update investments.offer set started_at = ${at}, fee_kobo = ${feeKobo}, fee_move_id = ${feeMoveId}
        where id = ${offerId}`,
  );

/** What each milestone of an offer gets of what came together. */
export const setReleases = (db: Db, releases: ReadonlyMap<string, number>) =>
  run(
    db,
    sql`update investments.milestone m set released_kobo = r.kobo
        from unnest(${[...releases.keys()]}::uuid[], ${[...releases.values()]}::bigint[]) as r (id, kobo)
        where m.id = r.id`,
  );

/** Offers that were closed and wait for their last cooling-off, from after an id on. */
export const findClosedOffers = (db: Db, after: string, limit: number): Promise<{ id: string }[]> =>
  rows(db, sql`select id from investments.offer where state = 'closed' and id > ${after} order by id limit ${limit}`);
