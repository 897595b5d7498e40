import { checkPlots, placeOfPlot, type EudrPlot, type PackGap, type PlotFindings } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { findPlotShapes, type PlotShape } from '#farms';
import { findLot, findOrigins, mostOrigins, type LotOrigin } from '#lots';
import type { Db } from '#kit/db.ts';

export type Gathered = {
  readonly plots: readonly EudrPlot[];
  readonly shapes: ReadonlyMap<string, PlotShape>;
  readonly findings: readonly PlotFindings[];
  readonly gaps: readonly { readonly says: PackGap; readonly lotIds: string[] }[];
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
  origins.length === 0 ? [] : [{ says, lotIds: origins.map(({ lotId }) => lotId) }];

/**
 * The plots that a lot of somebody came from, and what is wrong with them.
 * @throws Problem `not-found`, `too-many-origins`.
 */
export const gatherPlots = async (db: Db, keeperId: string, lotId: string): Promise<Gathered> => {
  if ((await findLot(db, keeperId, lotId)) === null) throw new Problem('not-found');
  const origins = await findOrigins(db, lotId);
  if (origins.length > mostOrigins) throw new Problem('too-many-origins');
  const plotIds = [...new Set(origins.flatMap(({ plotId }) => plotId ?? []))];
  const shapes = new Map((await findPlotShapes(db, plotIds)).map((shape) => [shape.plotId, shape]));
  const plots = [...shapes.values()].map(plotOf).filter((plot) => plot !== null);
  const drawn = new Set(plots.map(({ plotId }) => plotId));
  return {
    plots,
    shapes,
    findings: checkPlots(plots),
    gaps: [
      ...(origins.length === 0 ? [{ says: 'no-plots' as const, lotIds: [lotId] }] : []),
      ...gap(
        'plot-unknown',
        origins.filter(({ plotId }) => plotId === null),
      ),
      ...gap(
        'no-boundary',
        origins.filter(({ plotId }) => plotId !== null && !drawn.has(plotId)),
      ),
    ],
  };
};

/** Whether nothing stands against handing the plots in. */
export const isReadyPack = ({ plots, findings, gaps }: Gathered): boolean =>
  plots.length > 0 && gaps.length === 0 && findings.every((one) => one.findings.every(({ isDoubt }) => isDoubt));
