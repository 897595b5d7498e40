import { crossingOf } from './boundary-crossing.ts';
import { areaHectares, type Boundary } from './geodesy.ts';
import { isInNigeria } from './state-bounds.ts';

/**
 * Below 10 m² lies within the error of a telephone's GPS: two taps on one spot. Above 10,000 ha, as much as a whole large
 * rice estate, no one walked round a plot: a corner is mistyped. How many corners a boundary may have is its schema's.
 */
const boundaryLimits = { fewestCorners: 3, smallestHectares: 0.001, largestHectares: 10_000 } as const;

/** Each is the name of its sentence in the catalogues. */
type BoundaryFault =
  | 'plots.tooFewCorners'
  | 'plots.outsideNigeria'
  | 'plots.crossesItself'
  | 'plots.tooSmall'
  | 'plots.tooLarge';

/**
 * Why a boundary cannot be kept, or null: the same answer on the phone and on the server.
 * @param ownHectares the area of a boundary that does not cross itself, for whoever has measured it already.
 */
export const boundaryFault = (boundary: Boundary, ownHectares?: number): BoundaryFault | null => {
  if (boundary.length < boundaryLimits.fewestCorners) return 'plots.tooFewCorners';
  if (!boundary.every(isInNigeria)) return 'plots.outsideNigeria';
  if (crossingOf(boundary) !== null) return 'plots.crossesItself';
  const hectares = ownHectares ?? areaHectares(boundary);
  if (hectares < boundaryLimits.smallestHectares) return 'plots.tooSmall';
  return hectares > boundaryLimits.largestHectares ? 'plots.tooLarge' : null;
};
