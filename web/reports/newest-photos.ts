import type { Photo } from '@shuka/domain/farms';
import type { Kept } from '#kit/rows.ts';

/** The newest photo of each farm as a whole, by the farm's id. */
export const newestPhotos = (photos: readonly Kept<Photo>[]): ReadonlyMap<string, string> => {
  const newest = new Map<string, Photo>();
  for (const { row } of photos) {
    const held = newest.get(row.farmId);
    if (row.plotId === null && (held === undefined || Date.parse(row.takenAt) > Date.parse(held.takenAt)))
      newest.set(row.farmId, row);
  }
  return new Map([...newest].map(([farmId, { id }]) => [farmId, id]));
};
