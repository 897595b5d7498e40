import type { Plot, PlotDetails } from '@shuka/domain/farms';
import { acresOf } from '@shuka/domain/kit/acre.ts';
import { isWorthWarning, overlapHectares } from '@shuka/domain/kit/boundary-overlap.ts';
import { boundaryFault } from '@shuka/domain/kit/boundary-rules.ts';
import { areaHectares, type Boundary, type Position } from '@shuka/domain/kit/geodesy.ts';
import { placeDoubt, stateBox, type PlaceDoubt } from '@shuka/domain/kit/state-bounds.ts';
import { hectaresText } from './hectares-text.ts';
import { beginCapture, mostCorners, type Capture, type CaptureWay, type Corner } from './plot-capture.ts';

/** A plot beside the one that is drawn, and how much land they share when it is worth a question. */
export type Neighbour = {
  readonly id: string;
  readonly name: string;
  readonly boundary: Boundary;
  readonly sharedHectares: number;
};

const acresText = (hectares: number): string => acresOf(hectares).toLocaleString('en-NG', { maximumFractionDigits: 2 });

/** An area in both units, to be put into words. */
export const areaValues = (hectares: number) => ({ hectares: hectaresText(hectares), acres: acresText(hectares) });

/** About 2 km: what lies farther off is of no help to the eye, and a manager's phone holds thousands of plots. */
const nearDegrees = 0.02;

const isNear = ({ boundary: [corner] }: Plot, place: Position): boolean =>
  corner !== undefined && Math.abs(corner[0] - place[0]) < nearDegrees && Math.abs(corner[1] - place[1]) < nearDegrees;

/** The plots to draw beside one whose corners are still being found: those near its first corner, else the farm's own. */
export const nearbyOf = (
  plots: readonly Plot[],
  ownId: string,
  farmId: string,
  place: Position | null,
): readonly Neighbour[] =>
  plots
    .filter((plot) => plot.id !== ownId && (place === null ? plot.farmId === farmId : isNear(plot, place)))
    .map(({ id, name, boundary }) => ({ id, name, boundary, sharedHectares: 0 }));

/** The other plots on this phone, whoever keeps them, that lie near the boundary or on it, with what they share with it. */
export const neighboursOf = (boundary: Boundary, ownId: string, plots: readonly Plot[]): readonly Neighbour[] => {
  const own = areaHectares(boundary);
  const [first] = boundary;
  return plots.flatMap((plot) => {
    if (plot.id === ownId || first === undefined) return [];
    const shared = overlapHectares(boundary, plot.boundary);
    if (shared === 0 && !isNear(plot, first)) return [];
    const isTold = isWorthWarning(shared, Math.min(own, plot.areaHectares));
    return [{ id: plot.id, name: plot.name, boundary: plot.boundary, sharedHectares: isTold ? shared : 0 }];
  });
};

const worst: readonly PlaceDoubt[] = ['outside-nigeria', 'swapped', 'outside-state'];

/** The gravest doubt about where any of the corners lies. */
export const doubtOf = (stateCode: string, positions: readonly Position[]): PlaceDoubt | null => {
  const doubts = new Set(positions.map((position) => placeDoubt(stateCode, position)));
  return worst.find((doubt) => doubts.has(doubt)) ?? null;
};

/** Why a boundary cannot be saved, as a catalogue entry; null when it can. */
export const faultOf = (boundary: Boundary) =>
  boundary.length > mostCorners ? ('plots.tooManyCorners' as const) : boundaryFault(boundary);

/** The middle of a state, where a map begins that knows nothing better; the middle of the country for an unknown one. */
export const startOf = (stateCode: string): Position => {
  const box = stateBox(stateCode) ?? { west: 2.6, south: 4.2, east: 14.7, north: 13.9 };
  return [(box.west + box.east) / 2, (box.south + box.north) / 2];
};

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** A boundary is as sure as its least sure corner: walked only when every corner was. */
const wayOf = (corners: readonly Corner[]): PlotDetails['capturedBy'] =>
  corners.every(({ by }) => by === 'walked')
    ? 'walked'
    : corners.some(({ by }) => by === 'tapped')
      ? 'tapped'
      : 'typed';

/** What a finished capture says of its plot, but for the name. */
export const detailsOf = ({ corners, looksMocked }: Capture): Omit<PlotDetails, 'name'> => {
  const capturedBy = wayOf(corners);
  const accuracies = corners.flatMap(({ accuracyMetres }) => accuracyMetres ?? []);
  const isMeasured = capturedBy === 'walked' && accuracies.length > 0;
  return {
    boundary: corners.map(({ position: [longitude, latitude] }) => [longitude, latitude]),
    capturedBy,
    accuracyMetres: isMeasured ? Math.round(mean(accuracies) * 10) / 10 : null,
    looksMocked,
  };
};

/** The capture of a plot that is drawn anew: walked from nothing, else with its corners as they are, to be moved or typed. */
export const redrawnFrom = (plot: Plot, way: CaptureWay, beganAtMillis: number): Capture => {
  if (way === 'walked') return beginCapture(plot.id, way, beganAtMillis);
  const { capturedBy: by, accuracyMetres, looksMocked } = plot;
  const corners = plot.boundary.map((position) => ({ position, by, accuracyMetres }));
  return { ...beginCapture(plot.id, way, beganAtMillis, corners), looksMocked };
};

/** All the mapped land of a farm. */
export const totalHectares = (plots: readonly Plot[]): number =>
  plots.reduce((sum, plot) => sum + plot.areaHectares, 0);
