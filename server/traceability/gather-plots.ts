import {
  checkPlots,
  placeOfPlot,
  readId,
  type EudrPlot,
  type PackGap,
  type PlotFindings,
  type PlotLand,
} from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import type { Lot } from '@shuka/domain/lots';
import { findPlotShapes, type PlotShape } from '#farms';
import { findLot, findLotOrigins, mostOrigins, type LotOrigin } from '#lots';
import type { Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { lotAddress } from './addresses.ts';
import { findLand, noLand } from './land-store.ts';
import { findLeaves, findNumber, type Leaf } from './leaf-store.ts';
import { tellBooks } from './tell-books.ts';
import { findKnownThing } from './trace-store.ts';

export type Gathered = {
  readonly plots: readonly EudrPlot[];
  readonly shapes: ReadonlyMap<string, PlotShape>;
  readonly land: ReadonlyMap<string, PlotLand>;
  readonly findings: readonly PlotFindings[];
  readonly gaps: readonly { readonly says: PackGap; readonly count: number; readonly lotIds: string[] }[];
};

/** Nobody is named: the file goes to buyers abroad, and a plot is found by its place. */
const plotOf = (shape: PlotShape): EudrPlot | null => {
  const place = placeOfPlot(shape.boundary);
  const placeName = `${shape.name}, ${shape.lga}, ${stateName(shape.stateCode)}`;
  return place === null
    ? null
    : { plotId: shape.plotId, producerName: '', placeName, stateCode: shape.stateCode, place };
};

const gap = (says: PackGap, origins: readonly LotOrigin[]): Gathered['gaps'] =>
  origins.length === 0 ? [] : [{ says, count: origins.length, lotIds: origins.map(({ lotId }) => lotId) }];

const idIn = (publicUrl: string, { thing }: Leaf): string | null =>
  thing.startsWith(`${publicUrl}/lot/`) ? (/\/lot\/([0-9a-f-]{36})$/.exec(thing)?.[1] ?? null) : null;

/** Of harvests, and of how many things it is not known where they grew. */
type Origins = { readonly origins: readonly LotOrigin[]; readonly unknown: number };

const originsOf = async (db: Db, publicUrl: string, leaves: readonly Leaf[]): Promise<Origins> => {
  if (leaves.length > mostOrigins) throw new Problem('too-many-origins');
  const origins = await findLotOrigins(
    db,
    leaves.flatMap((leaf) => idIn(publicUrl, leaf) ?? []),
  );
  return { origins, unknown: leaves.length - origins.length };
};

/** @param isOpen whether a plot is shown to whoever asks. */
const gather = async (
  db: Db,
  { origins, unknown }: Origins,
  isOpen: (land: PlotLand) => boolean,
): Promise<Gathered> => {
  const plotIds = [...new Set(origins.flatMap(({ plotId }) => plotId ?? []))];
  const land = await findLand(db, plotIds);
  const mayShow = (plotId: string | null): boolean => plotId !== null && isOpen(land.get(plotId) ?? noLand);
  const found = await findPlotShapes(db, plotIds.filter(mayShow));
  const shapes = new Map(found.map((shape) => [shape.plotId, shape]));
  const plots = found.map(plotOf).filter((plot) => plot !== null);
  const drawn = new Set(plots.map(({ plotId }) => plotId));
  const shown = origins.filter(({ plotId }) => mayShow(plotId));
  return {
    plots,
    shapes,
    land,
    findings: checkPlots(plots),
    gaps: [
      ...(origins.length + unknown === 0 ? [{ says: 'no-plots' as const, count: 0, lotIds: [] }] : []),
      ...gap(
        'plot-unknown',
        origins.filter(({ plotId }) => plotId === null),
      ),
      ...gap(
        'not-shown',
        origins.filter(({ plotId }) => plotId !== null && !mayShow(plotId)),
      ),
      ...gap(
        'no-boundary',
        shown.filter(({ plotId }) => plotId !== null && !drawn.has(plotId)),
      ),
      ...(unknown > 0 ? [{ says: 'origin-unknown' as const, count: unknown, lotIds: [] }] : []),
    ],
  };
};

type House = Pick<Context, 'db' | 'pool' | 'clock' | 'publicUrl' | 'log'>;

/**
 * The plots that a lot of somebody came from by all that is told of it, and what is wrong with them.
 * @throws Problem `not-found`, `too-many-origins`.
 */
export const gatherPlots = async (house: House, keeperId: string, lotId: string): Promise<Gathered & { lot: Lot }> => {
  const { db, publicUrl } = house;
  const lot = await findLot(db, keeperId, lotId);
  if (lot === null) throw new Problem('not-found');
  await tellBooks(house);
  const thing = lotAddress(publicUrl, lotId);
  const number = await findNumber(db, thing);
  const leaves = number === null ? [{ thing, name: lot.crop }] : await findLeaves(db, number, mostOrigins + 1);
  return { lot, ...(await gather(db, await originsOf(db, publicUrl, leaves), () => true)) };
};

/**
 * The same of goods that a company knows of: what came out of its mill, what it packed. Only plots whose farmers show them.
 * @throws Problem `not-found`, `too-many-origins`.
 */
export const gatherGoodsPlots = async (
  house: House,
  companyId: string,
  thing: string,
): Promise<Gathered & { name: string; grams: number | null }> => {
  const { db, publicUrl } = house;
  await tellBooks(house);
  const found = await findKnownThing(db, companyId, readId(thing).id);
  if (found === null) throw new Problem('not-found');
  const leaves = await findLeaves(db, found.number, mostOrigins + 1);
  const gathered = await gather(db, await originsOf(db, publicUrl, leaves), ({ isShown }) => isShown);
  return { ...gathered, name: found.name, grams: found.unit === 'KGM' ? found.left : null };
};

/** Whether nothing stands against handing the plots in. */
export const isReadyPack = ({ plots, findings, gaps }: Gathered): boolean =>
  plots.length > 0 && gaps.length === 0 && findings.every((one) => one.findings.every(({ isDoubt }) => isDoubt));
