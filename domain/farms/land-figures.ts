import { acresOf } from '#kit/acre.ts';
import type { Farm, SizeBand } from './model.ts';
import type { Plot } from './plot-model.ts';

export type LandFigures = {
  readonly farms: number;
  /** The measured plots together. */
  readonly hectares: number;
  readonly acres: number;
  /** The size that was said of each farm that has no measured plot. */
  readonly bands: readonly SizeBand[];
};

/** How much land someone's farms are: plots as measured; a farm that nobody measured counts by the size that was said. */
export const landFigures = (farms: readonly Farm[], plots: readonly Plot[]): LandFigures => {
  const own = new Set(farms.map(({ id }) => id));
  const measured = plots.filter(({ farmId }) => own.has(farmId));
  const mapped = new Set(measured.map(({ farmId }) => farmId));
  const hectares = measured.reduce((sum, { areaHectares }) => sum + areaHectares, 0);
  return {
    farms: farms.length,
    hectares,
    acres: acresOf(hectares),
    bands: farms.filter(({ id }) => !mapped.has(id)).map(({ sizeBand }) => sizeBand),
  };
};
