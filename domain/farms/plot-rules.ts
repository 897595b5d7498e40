import { overlapHectares } from '#kit/boundary-overlap.ts';
import { boundaryFault } from '#kit/boundary-rules.ts';
import { areaHectares, roundPosition, type Boundary } from '#kit/geodesy.ts';
import { Problem, refusedField } from '#kit/problem.ts';
import type { Plot, PlotDetails, PlotDraft } from './plot-model.ts';

/** As many as a keeper's farms: past it something is wrong with the phone or with us. */
export const mostPlots = 200;

/** Pairs of edges to compare at most, so that a crowd of long boundaries cannot hold the server up. */
const mostEdgePairs = 4_000_000;

/** A tenth of a square metre: below it is no land, only digits to send. */
const roundHectares = (hectares: number): number => Math.round(hectares * 100_000) / 100_000;

const roundBoundary = (boundary: Boundary): PlotDetails['boundary'] =>
  boundary.map((corner) => {
    const [longitude, latitude] = roundPosition(corner);
    return [longitude, latitude];
  });

/** A boundary as it is kept: corners to six decimals, its hectares to a tenth of a square metre. */
export const keptLand = (boundary: Boundary): Pick<Plot, 'boundary' | 'areaHectares'> => {
  const rounded = roundBoundary(boundary);
  return { boundary: rounded, areaHectares: roundHectares(areaHectares(rounded)) };
};

/** Measured once: the area is most of what a plot costs the server. */
const soundLand = (boundary: Boundary) => {
  const rounded = roundBoundary(boundary);
  const hectares = areaHectares(rounded);
  const fault = boundaryFault(rounded, hectares);
  if (fault !== null) throw refusedField('boundary', fault);
  return { boundary: rounded, areaHectares: roundHectares(hectares) };
};

/**
 * The plot a draft becomes; how much it overlaps is for the server to find.
 * @throws Problem `invalid` beside `boundary` with its fault; `too-many-plots` past `mostPlots` of one farm.
 */
export const newPlot = (draft: PlotDraft, keeperId: string, plotsAlready: number, now: Date): Plot => {
  const land = soundLand(draft.boundary);
  if (plotsAlready >= mostPlots) throw new Problem('too-many-plots');
  return { ...draft, ...land, keeperId, overlapHectares: 0, revision: 1, createdAt: now.toISOString() };
};

/**
 * How much of a boundary lies in others, in hectares, never more than all of it. Others past `mostEdgePairs` count as
 * none: it is a warning, and not worth a wait.
 */
export const sharedHectares = (boundary: Boundary, others: readonly Boundary[]): number => {
  if (others.length === 0) return 0;
  let pairs = 0;
  let shared = 0;
  for (const other of others) {
    pairs += boundary.length * other.length;
    if (pairs > mostEdgePairs) break;
    shared += overlapHectares(boundary, other);
  }
  return roundHectares(Math.min(shared, areaHectares(boundary)));
};

type PlotField = 'plotName' | 'boundary';

export type PlotChanges = Partial<PlotDetails>;

/** Two values for one thing: the one that stands and the one that does not. */
export type PlotClash = { readonly field: PlotField; readonly now: PlotChanges; readonly other: PlotChanges };

/** A boundary and how it came about are one value: corners of one walk with the accuracy of another would be a lie. */
const captured = ({ boundary, capturedBy, accuracyMetres, looksMocked }: PlotChanges): PlotChanges =>
  Object.fromEntries(
    Object.entries({ boundary, capturedBy, accuracyMetres, looksMocked }).filter(([, held]) => held !== undefined),
  );

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const nameChange = (plot: Plot, was: PlotChanges, { name }: PlotChanges) => {
  if (name === undefined || name === plot.name) return null;
  const clash: PlotClash = { field: 'plotName', now: { name }, other: { name: plot.name } };
  return { value: { name }, clash: was.name === plot.name ? null : clash };
};

const boundaryChange = (plot: Plot, was: PlotChanges, becomes: PlotChanges) => {
  if (becomes.boundary === undefined) return null;
  const land = soundLand(becomes.boundary);
  const { boundary } = land;
  const value = captured({ ...becomes, boundary });
  if (isSame(captured({ ...plot, ...value }), captured(plot))) return null;
  const seen = was.boundary === undefined ? null : roundBoundary(was.boundary);
  const isAsSeen = isSame(seen, plot.boundary) || isSame(boundary, plot.boundary);
  const clash: PlotClash = { field: 'boundary', now: captured(plot), other: value };
  return { value: { ...value, ...land }, clash: isAsSeen ? null : clash };
};

const hasMoved = (plot: Plot, { boundary, ...was }: PlotChanges): boolean =>
  (boundary !== undefined && !isSame(roundBoundary(boundary), plot.boundary)) ||
  (Object.keys(was) as (keyof typeof was)[]).some((key) => was[key] !== plot[key]);

/**
 * A plot after a change made by someone who saw `was`. A name that arrives is applied, whatever it meets; a boundary is
 * not put in the place of one that was drawn meanwhile: nobody can tell from here which of two walks was the right one.
 * Either way both values are answered as a clash. `changed` names what now stands; `isMerged` tells that someone else's
 * change was met and none clashed.
 * @throws Problem `invalid` beside `boundary` with its fault.
 */
export const revisedPlot = (plot: Plot, was: PlotChanges, becomes: PlotChanges) => {
  const name = nameChange(plot, was, becomes);
  const boundary = boundaryChange(plot, was, becomes);
  const redrawn = boundary?.clash === null ? boundary : null;
  const changed: PlotField[] = [...(name ? ['plotName' as const] : []), ...(redrawn ? ['boundary' as const] : [])];
  const clashes = [name?.clash, boundary?.clash].filter((clash) => clash != null);
  // A boundary set aside counts as a change too: a removal decided before it must not take it away.
  const revision = plot.revision + (changed.length + clashes.length > 0 ? 1 : 0);
  const isMerged = clashes.length === 0 && hasMoved(plot, was);
  return { plot: { ...plot, ...name?.value, ...redrawn?.value, revision }, changed, clashes, isMerged };
};

/** What someone would have changed who may not any more: each value stands as it is, theirs is kept beside it. */
export const offeredPlotChanges = (plot: Plot, becomes: PlotChanges): PlotClash[] => {
  const name = nameChange(plot, {}, becomes)?.clash;
  const boundary = boundaryChange(plot, {}, becomes)?.clash;
  return [...(name ? [{ ...name, now: name.other, other: name.now }] : []), ...(boundary ? [boundary] : [])];
};

/**
 * The plot as a phone shows it before the server knows of the change. It counts the revision as the server will, so that
 * a removal after one's own change does not look like the removal of someone else's.
 */
export const changedPlot = (plot: Plot, becomes: PlotChanges): Plot => {
  const kept = becomes.boundary === undefined ? becomes : { ...becomes, ...keptLand(becomes.boundary) };
  const isOther = Object.entries(kept).some(([key, value]) => !isSame(value, plot[key as keyof PlotDetails]));
  return isOther ? { ...plot, ...kept, revision: plot.revision + 1 } : plot;
};

/** The part of a form's details that differs from the plot, with what stood there; null when nothing does. */
export const plotChangesOf = (plot: Plot, details: PlotDetails): { was: PlotChanges; becomes: PlotChanges } | null => {
  const isNamed = plot.name === details.name;
  const isDrawn = isSame(captured(plot), captured({ ...details, boundary: roundBoundary(details.boundary) }));
  if (isNamed && isDrawn) return null;
  const pick = (from: PlotDetails): PlotChanges => ({
    ...(isNamed ? {} : { name: from.name }),
    ...(isDrawn ? {} : captured(from)),
  });
  return { was: pick(plot), becomes: pick(details) };
};
