import type { Clash, Photo, Plot } from '@shuka/domain/farms';
import { makeGroups } from '#kit/row-views.ts';
import type { Kept } from '#kit/rows.ts';

/** What a farm's card says besides the farm itself. */
export type Glance = {
  /** The newest photo of the farm as a whole. */
  readonly photoId: string | null;
  readonly plots: number;
  readonly hectares: number;
  /** Clashes that wait for someone to choose. */
  readonly clashes: number;
};

export const nothingYet: Glance = { photoId: null, plots: 0, hectares: 0, clashes: 0 };

/** Newest first by when they were taken; photos of the same moment by id, so that the order never jumps. */
export const byTakenAt = (one: Photo, other: Photo): number =>
  Date.parse(other.takenAt) - Date.parse(one.takenAt) || (one.id < other.id ? 1 : -1);

/** Each farm's glance by the farm's id; a farm with nothing has none. */
export type Glances = {
  get(farmId: string): Glance | undefined;
  /** Of all farms together, without asking each. */
  readonly plots: number;
  readonly clashes: number;
};

type Lists = readonly [photos: readonly Kept<Photo>[], plots: readonly Kept<Plot>[], clashes: readonly Kept<Clash>[]];

const isNewer = (one: Photo, other: Photo): boolean => byTakenAt(one, other) < 0;

/** Follows the records on the phone: one that changes costs its own farm's glance, the others are as they were. */
export const makeGlances = (): ((...lists: Lists) => Glances) => {
  const photosOf = makeGroups<Photo>(({ farmId, plotId }) => (plotId === null ? farmId : null));
  const plotsOf = makeGroups<Plot>(({ farmId }) => farmId);
  const clashesOf = makeGroups<Clash>(({ farmId, settled }) => (settled === null ? farmId : null));
  const made = new Map<string, Glance>();
  let all = { plots: 0, clashes: 0 };
  const glanceOf = (farmId: string): Glance => {
    const [first, ...photos] = photosOf.of(farmId);
    const newest = first && photos.reduce((one, other) => (isNewer(other, one) ? other : one), first);
    const plots = plotsOf.of(farmId);
    const hectares = plots.reduce((sum, { areaHectares }) => sum + areaHectares, 0);
    return { photoId: newest?.id ?? null, plots: plots.length, hectares, clashes: clashesOf.of(farmId).length };
  };
  return (photos, plots, clashes) => {
    const changed = [...photosOf.follow(photos), ...plotsOf.follow(plots), ...clashesOf.follow(clashes)];
    for (const farmId of new Set(changed)) {
      const before = made.get(farmId) ?? nothingYet;
      const now = glanceOf(farmId);
      all = { plots: all.plots + now.plots - before.plots, clashes: all.clashes + now.clashes - before.clashes };
      made.set(farmId, now);
    }
    return { ...all, get: (farmId) => made.get(farmId) };
  };
};
