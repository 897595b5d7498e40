import { nearestRead, type Match, type ShownLot, type Spot } from '@shuka/domain/marketplace';
import type { Lot } from '@shuka/domain/lots';
import type { Position } from '@shuka/domain/kit/geodesy.ts';
import { isActive } from '#accounts';
import { rows, run, sql, type Db, type Query } from '#kit/db.ts';

type NewShown = {
  readonly lot: Lot;
  readonly cropWord: string;
  readonly gradeRank: number;
  readonly stateCode: string;
  readonly lga: string;
  readonly spot: Spot;
  readonly readyOn: string;
  readonly now: Date;
};

const pointOf = (position: Position | null): Query =>
  position === null ? sql`null` : sql`point(${position[0]}::float8, ${position[1]}::float8)`;

export const upsertShown = (db: Db, one: NewShown) =>
  run(
    db,
    sql`insert into marketplace.shown_lot (lot_id, keeper_id, crop, crop_word, grade, grade_rank, grams, state_code, lga,
          measured_from, spot, ready_on, shown_at)
        values (${one.lot.id}, ${one.lot.keeperId}, ${one.lot.crop}, ${one.cropWord}, ${one.lot.grade}, ${one.gradeRank},
          ${one.lot.leftGrams}, ${one.stateCode}, ${one.lga}, ${one.spot.from}, ${pointOf(one.spot.position)},
          ${one.readyOn}, ${one.now})
        on conflict (lot_id) do update set grams = excluded.grams, state_code = excluded.state_code, lga = excluded.lga,
          measured_from = excluded.measured_from, spot = excluded.spot, ready_on = excluded.ready_on,
          shown_at = excluded.shown_at, closed_at = null`,
  );

export const closeShown = (db: Db, lotId: string, now: Date) =>
  run(db, sql`update marketplace.shown_lot set closed_at = ${now} where lot_id = ${lotId} and closed_at is null`);

/** Nothing of somebody who is erased is shown any more. */
export const closeShownOf = (db: Db, keeperId: string, now: Date) =>
  run(db, sql`update marketplace.shown_lot set closed_at = ${now} where keeper_id = ${keeperId} and closed_at is null`);

const columns = sql`lot_id as "lotId", grams, ready_on::text as "readyOn", closed_at is null as "isOpen"`;

export const findShownOf = (db: Db, keeperId: string): Promise<ShownLot[]> =>
  rows<ShownLot>(
    db,
    sql`select ${columns} from marketplace.shown_lot where keeper_id = ${keeperId} order by lot_id desc limit 1000`,
  );

export const findShown = async (db: Db, lotId: string): Promise<ShownLot | null> =>
  (await rows<ShownLot>(db, sql`select ${columns} from marketplace.shown_lot where lot_id = ${lotId}`))[0] ?? null;

export type NearLot = Pick<Match, 'lotId' | 'crop' | 'stateCode' | 'lga' | 'readyOn' | 'grade' | 'from'> & {
  readonly keeperId: string;
  readonly longitude: number | null;
  readonly latitude: number | null;
};

type Wanted = {
  readonly cropWord: string;
  readonly gradeRank: number;
  readonly untilDay: string;
  readonly near: Position;
};

/**
 * The open lots nearest to a place that are of the crop, of the grade or better, and ready in time. A degree is taken to be as
 * long either way: near the equator that puts none far out of its order, and the rules measure again.
 */
export const findNearLots = (db: Db, { cropWord, gradeRank, untilDay, near }: Wanted): Promise<NearLot[]> =>
  rows<NearLot>(
    db,
    sql`select lot_id as "lotId", keeper_id as "keeperId", crop, state_code as "stateCode", lga, grade,
          ready_on::text as "readyOn", measured_from as from, spot[0] as longitude, spot[1] as latitude
        from marketplace.shown_lot s
        where closed_at is null and crop_word = ${cropWord} and grade_rank >= ${gradeRank}
          and ready_on <= ${untilDay} and ${isActive(sql`s.keeper_id`)}
        order by spot <-> ${pointOf(near)} limit ${nearestRead}`,
  );
