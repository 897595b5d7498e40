import type { Lot } from '@shuka/domain/lots';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

type LotRow = Omit<Lot, 'calibration'> & { readonly market: string; readonly date: string; readonly source: string };

const columns = sql`id, keeper_id as "keeperId", crop, variety, grade, custody, certificate, season_id as "seasonId",
  harvest_id as "harvestId", plot_id as "plotId", unit, kilograms_per_unit as "kilogramsPerUnit", market,
  weighed_on::text as "date", source, born_on::text as "bornOn", born_grams as "bornGrams", left_grams as "leftGrams",
  stands_at as "standsAt", parents, born_by as "bornBy"`;

const lotOf = ({ market, date, source, ...rest }: LotRow): Lot => ({ ...rest, calibration: { market, date, source } });

/** Lots of one keeper with their rows locked in the order of their ids; those of nobody, or of others, are not among them. */
export const holdLots = async (db: Db, keeperId: string, lotIds: readonly string[]): Promise<Map<string, Lot>> => {
  const held = await rows<LotRow>(
    db,
    sql`select ${columns} from lots.lot where id = any(${lotIds}::uuid[]) and keeper_id = ${keeperId}
        order by id for no key update`,
  );
  return new Map(held.map((one) => [one.id, lotOf(one)]));
};

/** The same of several keepers at once. */
export const holdLotsOfMany = async (db: Db, lotIds: readonly string[]): Promise<Map<string, Lot>> => {
  const held = await rows<LotRow>(
    db,
    sql`select ${columns} from lots.lot where id = any(${lotIds}::uuid[]) order by id for no key update`,
  );
  return new Map(held.map((one) => [one.id, lotOf(one)]));
};

/** What is left in the lots of these keepers, as far as nobody was promised it; at most `limit` lots, the newest first. */
export const findFreeLots = async (
  db: Db,
  keeperIds: readonly string[],
  limit: number,
): Promise<{ lot: Lot; freeGrams: number }[]> => {
  const found = await rows<LotRow & { freeGrams: number }>(
    db,
    sql`select ${columns}, left_grams - coalesce((select sum(p.grams) from lots.promise p
            where p.lot_id = l.id and p.ended_at is null), 0)::bigint as "freeGrams"
        from lots.lot l where keeper_id = any(${keeperIds}::uuid[]) and left_grams > 0 order by id desc limit ${limit}`,
  );
  return found.map(({ freeGrams, ...lot }) => ({ lot: lotOf(lot), freeGrams }));
};

/** What of each of these lots is left and nobody's yet. */
export const findFreeGrams = async (db: Db, lotIds: readonly string[]): Promise<Map<string, number>> =>
  new Map(
    (
      await rows<{ id: string; grams: number }>(
        db,
        sql`select id, left_grams - coalesce((select sum(p.grams) from lots.promise p
                where p.lot_id = l.id and p.ended_at is null), 0)::bigint as grams
            from lots.lot l where id = any(${lotIds}::uuid[])`,
      )
    ).map(({ id, grams }) => [id, grams]),
  );

/** What these lots are, to be named where they were offered; nothing is locked. */
export const findLotsNamed = async (
  db: Db,
  lotIds: readonly string[],
): Promise<Map<string, Pick<Lot, 'variety' | 'grade' | 'leftGrams'>>> =>
  new Map(
    (
      await rows<Pick<Lot, 'id' | 'variety' | 'grade' | 'leftGrams'>>(
        db,
        sql`select id, variety, grade, left_grams as "leftGrams" from lots.lot where id = any(${lotIds}::uuid[])`,
      )
    ).map(({ id, ...rest }) => [id, rest]),
  );

/** One keyset page of what somebody keeps, newest first; a lot whose birth was taken back is none. */
export const findLots = async (db: Db, keeperId: string, after: string | null, limit: number): Promise<Lot[]> => {
  const found = await rows<LotRow>(
    db,
    sql`select ${columns} from lots.lot l
        where keeper_id = ${keeperId} ${after === null ? sql`` : sql`and id < ${after}`}
          and not exists (select 1 from lots.step s where s.takes_back = l.born_by)
        order by id desc limit ${limit}`,
  );
  return found.map(lotOf);
};

/** A lot begins with nothing in it; the lines of its step fill it. */
export const insertLot = (db: Db, lot: Lot) =>
  run(
    db,
    sql`insert into lots.lot (id, keeper_id, born_by, crop, variety, grade, custody, certificate, season_id, harvest_id,
          plot_id, unit, kilograms_per_unit, market, weighed_on, source, born_on, born_grams, stands_at, parents)
        values (${lot.id}, ${lot.keeperId}, ${lot.bornBy}, ${lot.crop}, ${lot.variety}, ${lot.grade}, ${lot.custody},
          ${lot.certificate}, ${lot.seasonId}, ${lot.harvestId}, ${lot.plotId}, ${lot.unit}, ${lot.kilogramsPerUnit},
          ${lot.calibration.market}, ${lot.calibration.date}, ${lot.calibration.source}, ${lot.bornOn},
          ${lot.bornGrams}, ${lot.standsAt}, ${lot.parents}::uuid[])`,
  );

/** Puts a lot where the move of the latest day says it stands; with none left, where it was born. */
export const placeLot = (db: Db, lotId: string) =>
  run(
    db,
    sql`update lots.lot l set stands_at = coalesce(
          (select s.moved ->> 'standsAt' from lots.line n join lots.step s on s.id = n.step_id
            where n.lot_id = l.id and s.kind = 'moved'
              and not exists (select 1 from lots.step b where b.takes_back = s.id)
            order by s.happened_on desc, s.created_at desc, s.id desc limit 1),
          (select given ->> 'standsAt' from lots.step s, json_array_elements(s.gives) given
            where s.id = l.born_by and given ->> 'id' = l.id::text))
        where id = ${lotId}`,
  );

/** What was put into store of a harvest, by any of its words, and not taken back. */
export const findStoredGrams = async (db: Db, harvestIds: readonly string[]): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select coalesce(sum(in_grams), 0)::bigint as total from lots.step s
          where harvest_id = any(${harvestIds}::uuid[])
            and not exists (select 1 from lots.step b where b.takes_back = s.id)`,
    )
  )?.total ?? 0;

/** Whether a lot is one that somebody keeps and something is left of. */
export const isLotOf = async (db: Db, keeperId: string, lotId: string): Promise<boolean> =>
  (await row(db, sql`select 1 from lots.lot where id = ${lotId} and keeper_id = ${keeperId} and left_grams > 0`)) !==
  null;

/** A lot of somebody; null when it is not theirs. */
export const findLot = async (db: Db, keeperId: string, lotId: string): Promise<Lot | null> => {
  const found = await row<LotRow>(
    db,
    sql`select ${columns} from lots.lot where id = ${lotId} and keeper_id = ${keeperId}`,
  );
  return found === null ? null : lotOf(found);
};
