import { centreOf } from '@shuka/domain/kit/boundary-centre.ts';
import type { Boundary, Position } from '@shuka/domain/kit/geodesy.ts';
import { row, rows, sql, type Db } from '#kit/db.ts';

/** Where something grew: the LGA of the farm, and the middle of the plot where one is named and drawn. */
export type GrowingPlace = { readonly stateCode: string; readonly lga: string; readonly position: Position | null };

type Asked = { readonly keeperId: string; readonly plotId: string | null };

type Found = { place: number; stateCode: string; lga: string; boundary: Boundary | null };

/**
 * Where each of these grew, in their order: on its plot's farm, else on the first farm of its keeper; null for a keeper
 * without one.
 */
export const findGrowingPlaces = async (db: Db, asked: readonly Asked[]): Promise<(GrowingPlace | null)[]> => {
  const found = await rows<Found>(
    db,
    sql`select asked.place::int as place, f.state_code as "stateCode", f.lga, p.boundary
        from unnest(${asked.map(({ keeperId }) => keeperId)}::uuid[], ${asked.map(({ plotId }) => plotId)}::uuid[])
          with ordinality as asked (keeper_id, plot_id, place)
        left join farms.plot p on p.id = asked.plot_id and p.removed_at is null
        join lateral (select state_code, lga from farms.farm f where f.keeper_id = asked.keeper_id
            and f.removed_at is null order by f.id <> coalesce(p.farm_id, f.id), f.id limit 1) f on true`,
  );
  const byPlace = new Map(found.map((one) => [one.place, one]));
  return asked.map((_, index) => {
    const one = byPlace.get(index + 1);
    if (one === undefined) return null;
    const position = one.boundary === null || one.boundary.length === 0 ? null : centreOf(one.boundary);
    return { stateCode: one.stateCode, lga: one.lga, position };
  });
};

/** A plot, or a farm without one: its name, where it lies, and how much land it is; null where nobody drew it. */
export type FarmPlace = GrowingPlace & {
  readonly farmId: string;
  readonly plotId: string | null;
  readonly name: string;
  readonly areaHectares: number | null;
};

type FoundPlace = Omit<FarmPlace, 'position'> & { readonly boundary: Boundary | null };

const placeColumns = sql`f.id as "farmId", p.id as "plotId", coalesce(p.name, f.name) as name,
  f.state_code as "stateCode", f.lga, p.area_hectares as "areaHectares", p.boundary`;

const toPlace = ({ boundary, ...place }: FoundPlace): FarmPlace => ({
  ...place,
  position: boundary === null || boundary.length === 0 ? null : centreOf(boundary),
});

/** The plots of a keeper and their farms without any, the newest first; no more than `limit`. */
export const findPlacesOf = async (db: Db, keeperId: string, limit: number): Promise<FarmPlace[]> =>
  (
    await rows<FoundPlace>(
      db,
      sql`select ${placeColumns} from farms.farm f
          left join farms.plot p on p.farm_id = f.id and p.removed_at is null
          where f.keeper_id = ${keeperId} and f.removed_at is null
          order by f.id desc, p.id desc limit ${limit}`,
    )
  ).map(toPlace);

/** A farm, as its plot where one is named and still there; null for a farm that is not there any more. */
export const findPlaceOf = async (db: Db, farmId: string, plotId: string | null): Promise<FarmPlace | null> => {
  const found = await row<FoundPlace>(
    db,
    sql`select ${placeColumns} from farms.farm f
        left join farms.plot p on p.id = ${plotId}::uuid and p.farm_id = f.id and p.removed_at is null
        where f.id = ${farmId} and f.removed_at is null`,
  );
  return found === null ? null : toPlace(found);
};

/** A plot of a keeper's own; null for one that is not theirs, or not there any more. */
export const findPlotOf = async (db: Db, keeperId: string, plotId: string): Promise<FarmPlace | null> => {
  const found = await row<FoundPlace>(
    db,
    sql`select ${placeColumns} from farms.plot p join farms.farm f on f.id = p.farm_id and f.removed_at is null
        where p.id = ${plotId} and p.removed_at is null and f.keeper_id = ${keeperId}`,
  );
  return found === null ? null : toPlace(found);
};

type AskedSpot = { readonly farmId: string; readonly plotId: string | null };

/** Where each of these lies, in their order: many at a time; null for a farm that is not there any more. */
export const findSpots = async (db: Db, asked: readonly AskedSpot[]): Promise<(GrowingPlace | null)[]> => {
  const found = await rows<Found>(
    db,
    sql`select asked.place::int as place, f.state_code as "stateCode", f.lga, p.boundary
        from unnest(${asked.map(({ farmId }) => farmId)}::uuid[], ${asked.map(({ plotId }) => plotId)}::uuid[])
          with ordinality as asked (farm_id, plot_id, place)
        join farms.farm f on f.id = asked.farm_id and f.removed_at is null
        left join farms.plot p on p.id = asked.plot_id and p.farm_id = f.id and p.removed_at is null`,
  );
  const places: (GrowingPlace | null)[] = asked.map(() => null);
  for (const { place, stateCode, lga, boundary } of found) {
    const position = boundary === null || boundary.length === 0 ? null : centreOf(boundary);
    places[place - 1] = { stateCode, lga, position };
  }
  return places;
};
