import { metresBetween, roundPosition, type Position } from './geodesy.ts';

/** One answer of the GPS. `accuracyMetres` is the radius the phone itself is about two thirds sure of. */
export type Fix = {
  readonly position: Position;
  readonly accuracyMetres: number;
  readonly atMillis: number;
  readonly isMock?: boolean;
};

/** A corner is taken from fixes at least this good; other plot mappers hold to the same 10 m. */
export const defaultGateMetres = 10;

/** Corners closer than this say more about the GPS than about the land. */
export const defaultSpacingMetres = 5;

/** No telephone is better than this, whatever it says. */
const bestMetres = 1;

/** Good enough for a corner. An accuracy of 0 or less was not measured. */
export const acceptsFix = (fix: Fix, gateMetres: number = defaultGateMetres): boolean =>
  fix.accuracyMetres > 0 && fix.accuracyMetres <= gateMetres;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * One fix for a corner from those taken while standing on it, dated as the last; null from none.
 * Position: Σ(p/a²) / Σ(1/a²) over positions p of accuracy a (at least 1 m). Accuracy: the largest of 1 m, 1/√Σ(1/a²)
 * (which is never better than the best a/√n), and how far the fixes scatter round the result, √(mean square / n), since
 * phones promise too much.
 */
export const averageFix = (fixes: readonly Fix[]): Fix | null => {
  const last = fixes.at(-1);
  if (last === undefined) return null;
  const weights = fixes.map((fix) => 1 / Math.max(fix.accuracyMetres, bestMetres) ** 2);
  const total = sum(weights);
  const along = (axis: 0 | 1): number =>
    sum(fixes.map((fix, index) => fix.position[axis] * (weights[index] ?? 0))) / total;
  const position = roundPosition([along(0), along(1)]);
  const scatterMetres = Math.sqrt(sum(fixes.map((fix) => metresBetween(fix.position, position) ** 2))) / fixes.length;
  const accuracyMetres = Math.max(bestMetres, 1 / Math.sqrt(total), scatterMetres);
  const average = { position, accuracyMetres, atMillis: last.atMillis };
  return fixes.some((fix) => fix.isMock === true) ? { ...average, isMock: true } : average;
};

/**
 * While walking: whether this fix becomes the next corner. The first good one does (`last` null), then each that lies at
 * least the spacing from the last corner.
 */
export const shouldTakeCorner = (
  last: Position | null,
  fix: Fix,
  spacingMetres: number = defaultSpacingMetres,
  gateMetres: number = defaultGateMetres,
): boolean => acceptsFix(fix, gateMetres) && (last === null || metresBetween(last, fix.position) >= spacingMetres);
