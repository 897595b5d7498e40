import type { Plot } from '@shuka/domain/farms';
import type { Boundary } from '@shuka/domain/kit/geodesy.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import type { SaidBy } from './store.ts';

const columns = sql`id, farm_id as "farmId", name, boundary, captured_by as "capturedBy",
  accuracy_metres as "accuracyMetres", looks_mocked as "looksMocked", keeper_id as "keeperId",
  area_hectares as "areaHectares", overlap_hectares as "overlapHectares", revision, created_at as "createdAt"`;

/** The box around a boundary, which the index finds neighbours by. */
const boxAround = (boundary: Boundary) => {
  const [longitudes, latitudes] = [boundary.map(([longitude]) => longitude), boundary.map(([, latitude]) => latitude)];
  return sql`box(point(${Math.min(...longitudes)}::float8, ${Math.min(...latitudes)}::float8),
    point(${Math.max(...longitudes)}::float8, ${Math.max(...latitudes)}::float8))`;
};

export const insertPlot = (db: Db, plot: Plot, saidBy: SaidBy) =>
  run(
    db,
    sql`insert into farms.plot (id, farm_id, keeper_id, name, boundary, extent, captured_by, accuracy_metres,
          looks_mocked, area_hectares, overlap_hectares, said_by, revision, created_at)
        values (${plot.id}, ${plot.farmId}, ${plot.keeperId}, ${plot.name}, ${JSON.stringify(plot.boundary)}::jsonb,
          ${boxAround(plot.boundary)}, ${plot.capturedBy}, ${plot.accuracyMetres}, ${plot.looksMocked},
          ${plot.areaHectares}, ${plot.overlapHectares}, ${JSON.stringify(saidBy)}::jsonb, ${plot.revision},
          ${plot.createdAt})`,
  );

/** The plot with its row locked, for a change that depends on what it is now. */
export const holdPlot = async (db: Db, plotId: string): Promise<{ plot: Plot; saidBy: SaidBy } | null> => {
  const held = await row<Plot & { saidBy: SaidBy }>(
    db,
    sql`select ${columns}, said_by as "saidBy" from farms.plot
        where id = ${plotId} and removed_at is null for no key update`,
  );
  if (held === null) return null;
  const { saidBy, ...plot } = held;
  return { plot, saidBy };
};

export const findKeeperOfPlot = async (db: Db, plotId: string): Promise<string | null> =>
  (
    await row<{ keeper_id: string }>(
      db,
      sql`select keeper_id from farms.plot where id = ${plotId} and removed_at is null`,
    )
  )?.keeper_id ?? null;

/** At most `mostPlots` rows of one farm, found by its index. */
export const countPlots = async (db: Db, farmId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*) as total from farms.plot where farm_id = ${farmId} and removed_at is null`,
    )
  )?.total ?? 0;

export const isPlotOf = async (db: Db, plotId: string, farmId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from farms.plot where id = ${plotId} and farm_id = ${farmId} and removed_at is null for share`,
  )) !== null;

/** One keyset page of a farm's plots, newest first. */
export const findPlotsOf = (db: Db, farmId: string, after: string | null, limit: number): Promise<Plot[]> =>
  rows<Plot>(
    db,
    sql`select ${columns} from farms.plot
        where farm_id = ${farmId} and removed_at is null ${after === null ? sql`` : sql`and id < ${after}`}
        order by id desc limit ${limit}`,
  );

export const updatePlot = (db: Db, plot: Plot, saidBy: SaidBy) =>
  run(
    db,
    sql`update farms.plot set name = ${plot.name}, boundary = ${JSON.stringify(plot.boundary)}::jsonb,
          extent = ${boxAround(plot.boundary)}, captured_by = ${plot.capturedBy},
          accuracy_metres = ${plot.accuracyMetres}, looks_mocked = ${plot.looksMocked},
          area_hectares = ${plot.areaHectares}, overlap_hectares = ${plot.overlapHectares},
          said_by = ${JSON.stringify(saidBy)}::jsonb, revision = ${plot.revision}
        where id = ${plot.id}`,
  );

/** Takes a plot away with its photos and clashes; the rows stay, as the record of what was. */
export const endPlot = async (db: Db, plotId: string, now: Date): Promise<void> => {
  await run(db, sql`update farms.plot set removed_at = ${now} where id = ${plotId}`);
  await run(db, sql`update farms.photo set removed_at = ${now} where plot_id = ${plotId} and removed_at is null`);
  await run(db, sql`update farms.clash set removed_at = ${now} where plot_id = ${plotId} and removed_at is null`);
};

/** More neighbours than this in one box is no village but a mistake that others are busy with. */
const mostNeighbours = 50;

/** The boundaries of other keepers' plots whose boxes meet the one of this boundary. */
export const findNeighbours = async (db: Db, keeperId: string, boundary: Boundary): Promise<Boundary[]> =>
  (
    await rows<{ boundary: Boundary }>(
      db,
      sql`select boundary from farms.plot
          where extent && ${boxAround(boundary)} and keeper_id <> ${keeperId} and removed_at is null
          limit ${mostNeighbours}`,
    )
  ).map((neighbour) => neighbour.boundary);
