import type { Plot } from '@shuka/domain/farms';
import type { Boundary } from '@shuka/domain/kit/geodesy.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import type { SaidBy } from './store.ts';

const columns = sql`id, farm_id as "farmId", name, boundary, captured_by as "capturedBy",
  accuracy_metres as "accuracyMetres", looks_mocked as "looksMocked", keeper_id as "keeperId",
  area_hectares as "areaHectares", overlap_hectares as "overlapHectares", revision, created_at as "createdAt"`;

/** In degrees. */
export type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** The box around a boundary, which the index finds neighbours by. */
export const boxOf = (boundary: Boundary): Box => {
  const [longitudes, latitudes] = [boundary.map(([longitude]) => longitude), boundary.map(([, latitude]) => latitude)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  return { west, south: Math.min(...latitudes), east, north: Math.max(...latitudes) };
};

/** Boxes as columns for `unnest`. */
const boxColumns = (plots: readonly Plot[]) => {
  const boxes = plots.map(({ boundary }) => boxOf(boundary));
  return sql`${boxes.map(({ west }) => west)}::float8[], ${boxes.map(({ south }) => south)}::float8[],
    ${boxes.map(({ east }) => east)}::float8[], ${boxes.map(({ north }) => north)}::float8[]`;
};

const box = sql`box(point(west, south), point(east, north))`;

/** @param saidBy who said what each of them is. */
export const insertPlots = (db: Db, plots: readonly Plot[], saidBy: SaidBy) =>
  run(
    db,
    sql`insert into farms.plot (id, farm_id, keeper_id, name, boundary, extent, captured_by, accuracy_metres,
          looks_mocked, area_hectares, overlap_hectares, said_by, revision, created_at)
        select id, farm_id, keeper_id, name, boundary, ${box}, captured_by, accuracy_metres, looks_mocked,
          area_hectares, overlap_hectares, ${JSON.stringify(saidBy)}::jsonb, revision, created_at
        from unnest(
          ${plots.map(({ id }) => id)}::uuid[], ${plots.map(({ farmId }) => farmId)}::uuid[],
          ${plots.map(({ keeperId }) => keeperId)}::uuid[], ${plots.map(({ name }) => name)}::text[],
          ${plots.map(({ boundary }) => JSON.stringify(boundary))}::jsonb[], ${boxColumns(plots)},
          ${plots.map(({ capturedBy }) => capturedBy)}::text[],
          ${plots.map(({ accuracyMetres }) => accuracyMetres)}::float8[],
          ${plots.map(({ looksMocked }) => looksMocked)}::boolean[],
          ${plots.map(({ areaHectares }) => areaHectares)}::float8[],
          ${plots.map(({ overlapHectares }) => overlapHectares)}::float8[],
          ${plots.map(({ revision }) => revision)}::integer[],
          ${plots.map(({ createdAt }) => createdAt)}::timestamptz[]
        ) as new (id, farm_id, keeper_id, name, boundary, west, south, east, north, captured_by, accuracy_metres,
          looks_mocked, area_hectares, overlap_hectares, revision, created_at)`,
  );

export const insertPlot = (db: Db, plot: Plot, saidBy: SaidBy) => insertPlots(db, [plot], saidBy);

/** The boundaries of a farm's plots, or of all its keeper's when no farm is named. */
export const findLandOf = async (db: Db, keeperId: string, farmId: string | null): Promise<Boundary[]> =>
  (
    await rows<{ boundary: Boundary }>(
      db,
      sql`select boundary from farms.plot
          where keeper_id = ${keeperId} and removed_at is null and farm_id = coalesce(${farmId}::uuid, farm_id)`,
    )
  ).map(({ boundary }) => boundary);

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

/** Null for a plot that is not there any more. */
export const findPlotName = async (db: Db, plotId: string): Promise<string | null> =>
  (await row<{ name: string }>(db, sql`select name from farms.plot where id = ${plotId} and removed_at is null`))
    ?.name ?? null;

export const findKeeperOfPlot = async (db: Db, plotId: string): Promise<string | null> =>
  (
    await row<{ keeper_id: string }>(
      db,
      sql`select keeper_id from farms.plot where id = ${plotId} and removed_at is null`,
    )
  )?.keeper_id ?? null;

/** How many plots each farm has: at most `mostPlots` rows of each, found by its index. A farm without any is left out. */
export const countPlots = async (db: Db, farmIds: readonly string[]): Promise<Map<string, number>> => {
  const counts = await rows<{ farm_id: string; total: number }>(
    db,
    sql`select farm_id, count(*) as total from farms.plot
        where farm_id = any(${farmIds}::uuid[]) and removed_at is null group by farm_id`,
  );
  return new Map(counts.map(({ farm_id, total }) => [farm_id, total]));
};

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

const boxAround = ({ west, south, east, north }: Box) =>
  sql`box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`;

export const updatePlot = (db: Db, plot: Plot, saidBy: SaidBy) =>
  run(
    db,
    sql`update farms.plot set name = ${plot.name}, boundary = ${JSON.stringify(plot.boundary)}::jsonb,
          extent = ${boxAround(boxOf(plot.boundary))}, captured_by = ${plot.capturedBy},
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
export const mostNeighbours = 50;

/** The plots of other keepers whose boxes meet a plot's, and how many corners they have together. */
export type Near = { readonly ids: readonly string[]; readonly corners: number };

/** What is near each plot, by its place among them; one that nobody is near to is left out. */
export const findNear = async (db: Db, plots: readonly Plot[]): Promise<Map<number, Near>> => {
  const found = await rows<Near & { place: number }>(
    db,
    sql`select place, ids, corners from farms.plots_near(${boxColumns(plots)},
          ${plots.map(({ keeperId }) => keeperId)}::uuid[], ${mostNeighbours})`,
  );
  return new Map(found.map(({ place, ids, corners }) => [place - 1, { ids, corners }]));
};

export const findBoundaries = async (db: Db, plotIds: readonly string[]): Promise<Map<string, Boundary>> => {
  if (plotIds.length === 0) return new Map();
  const found = await rows<{ id: string; boundary: Boundary }>(
    db,
    sql`select id, boundary from farms.plot where id = any(${plotIds}::uuid[])`,
  );
  return new Map(found.map(({ id, boundary }) => [id, boundary]));
};

/** Land of other keepers whose boxes meet a boundary's. */
export const findNeighbours = (
  db: Db,
  keeperId: string,
  boundary: Boundary,
): Promise<{ keeperId: string; boundary: Boundary }[]> =>
  rows(
    db,
    sql`select keeper_id as "keeperId", boundary from farms.plot
        where extent && ${boxAround(boxOf(boundary))} and keeper_id <> ${keeperId} and removed_at is null
        limit ${mostNeighbours}`,
  );
