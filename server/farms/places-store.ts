import { centreOf } from '@shuka/domain/kit/boundary-centre.ts';
import type { Boundary, Position } from '@shuka/domain/kit/geodesy.ts';
import { rows, sql, type Db } from '#kit/db.ts';

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
