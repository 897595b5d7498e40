import { areaHectares, type Position } from '#kit/geodesy.ts';
import { checkEudrFile } from './eudr-check.ts';
import {
  leastDecimals,
  mostHectaresOfPoint,
  mostLettersOfProducer,
  type EudrFinding,
  type EudrPlace,
  type EudrPlot,
} from './eudr-model.ts';

/** The six decimals are written out: a number of JSON would lose the noughts at its end. */
const positionText = ([longitude, latitude]: Position): string =>
  `[${longitude.toFixed(leastDecimals)},${latitude.toFixed(leastDecimals)}]`;

/** Against the clock, as RFC 7946 wants the outer ring. */
const againstTheClock = (corners: readonly Position[]): readonly Position[] => {
  const turn = corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return turn < 0 ? corners.toReversed() : corners;
};

const geometryText = (place: EudrPlace): string => {
  if (place.kind === 'point') return `{"type":"Point","coordinates":${positionText(place.at)}}`;
  const ring = againstTheClock(place.corners);
  const closed = [...ring, ...ring.slice(0, 1)];
  return `{"type":"Polygon","coordinates":[[${closed.map(positionText).join(',')}]]}`;
};

/** Hectares to a hundredth of one, never more than the 4 a point may stand for by rounding alone. */
export const hectaresOf = (place: EudrPlace): number =>
  Math.round((place.kind === 'point' ? place.hectares : areaHectares(place.corners)) * 10_000) / 10_000;

const featureText = ({ producerName, placeName, place }: EudrPlot): string => {
  const properties = {
    ...(producerName === '' ? {} : { ProducerName: producerName.slice(0, mostLettersOfProducer) }),
    ProducerCountry: 'NG',
    ProductionPlace: placeName,
    Area: hectaresOf(place),
  };
  return `{"type":"Feature","properties":${JSON.stringify(properties)},"geometry":${geometryText(place)}}`;
};

/** The GeoJSON that TRACES takes for the plots a lot came from; the same plots give the same text. */
export const eudrFileOf = (plots: readonly EudrPlot[]): string =>
  `{"type":"FeatureCollection","features":[${plots.map(featureText).join(',')}]}`;

/** Why a plot, or the lack of one, keeps a lot from being handed in. */
export const packGaps = ['no-plots', 'plot-unknown', 'no-boundary', 'origin-unknown', 'not-shown'] as const;

export type PackGap = (typeof packGaps)[number];

/** What must be mended of one plot before a pack is good, and what is to be looked at. */
export type PlotFindings = { readonly plotId: string; readonly findings: readonly EudrFinding[] };

/** Each plot is checked against its own declared state. Plots without anything are left out. */
export const checkPlots = (plots: readonly EudrPlot[]): PlotFindings[] =>
  plots
    .map((plot) => ({ plotId: plot.plotId, findings: checkEudrFile(eudrFileOf([plot]), plot.stateCode) }))
    .filter(({ findings }) => findings.length > 0);

/** How a plot stands in a file: by its boundary, which is always enough. Null for one whose boundary was never taken. */
export const placeOfPlot = (corners: readonly Position[] | null): EudrPlace | null =>
  corners === null || corners.length < 3 ? null : { kind: 'boundary', corners };

/** Whether a plot of so many hectares may stand in a file as a point. */
export const mayBePoint = (hectares: number): boolean => hectares <= mostHectaresOfPoint;
