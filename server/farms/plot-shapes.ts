import type { Boundary } from '@shuka/domain/kit/geodesy.ts';
import { rows, sql, type Db } from '#kit/db.ts';

/** A plot as it is drawn, and where its farm is said to lie. */
export type PlotShape = {
  readonly plotId: string;
  readonly keeperId: string;
  readonly name: string;
  readonly boundary: Boundary;
  readonly stateCode: string;
  readonly lga: string;
};

/** Every plot of a keeper, those that were removed since too. */
export const findPlotIdsOf = async (db: Db, keeperId: string): Promise<string[]> =>
  (await rows<{ id: string }>(db, sql`select id from farms.plot where keeper_id = ${keeperId}`)).map(({ id }) => id);

/** How these plots are drawn, those that were removed since too: what grew there grew there. */
export const findPlotShapes = (db: Db, plotIds: readonly string[]): Promise<PlotShape[]> =>
  rows<PlotShape>(
    db,
    sql`select p.id as "plotId", p.keeper_id as "keeperId", p.name, p.boundary, f.state_code as "stateCode", f.lga
        from farms.plot p join farms.farm f on f.id = p.farm_id where p.id = any(${plotIds}::uuid[]) order by p.id`,
  );
