import type { Clash, Photo, Plot } from '@shuka/domain/farms';

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

/** Each farm's glance by the farm's id, from all records on the phone in one go; a farm with nothing has none. */
export const glancesOf = (
  photos: readonly Photo[],
  plots: readonly Plot[],
  clashes: readonly Clash[],
): ReadonlyMap<string, Glance> => {
  const glances = new Map<string, Glance>();
  const add = (farmId: string, more: (glance: Glance) => Partial<Glance>): void => {
    const glance = glances.get(farmId) ?? nothingYet;
    glances.set(farmId, { ...glance, ...more(glance) });
  };
  for (const { id, farmId } of photos.filter(({ plotId }) => plotId === null).toSorted(byTakenAt))
    add(farmId, ({ photoId }) => ({ photoId: photoId ?? id }));
  for (const { farmId, areaHectares } of plots)
    add(farmId, (glance) => ({ plots: glance.plots + 1, hectares: glance.hectares + areaHectares }));
  for (const { farmId } of clashes.filter(({ settled }) => settled === null))
    add(farmId, (glance) => ({ clashes: glance.clashes + 1 }));
  return glances;
};
