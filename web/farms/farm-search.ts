import type { Farm } from '@shuka/domain/farms';
import { folded } from '@shuka/domain/kit/fold.ts';
import { placeOf } from './farm-words.ts';

/** Tells of folded texts whether every word that was typed stands somewhere in them; nothing typed stands in all. */
export const finderOf = (typed: string): ((findable: string) => boolean) => {
  const words = folded(typed).split(' ');
  return (findable) => words.every((word) => findable.includes(word));
};

/** What its reader calls a crop. */
export type NameCrop = (written: string) => string;

/**
 * What a farm can be found by: its name, its crop as it was written and as its reader sees it, its place, and its keeper's
 * name where others see it. Folded.
 */
export const findableOf = (farm: Farm, nameCrop: NameCrop, keeperName = ''): string => {
  const shown = nameCrop(farm.crop);
  const crops = shown === farm.crop ? [shown] : [farm.crop, shown];
  return folded([farm.name, ...crops, placeOf(farm), keeperName].join(' '));
};
