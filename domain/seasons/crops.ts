import { englishCropNames, type CropKey } from '#kit/crop-names.ts';
import { addDays } from '#kit/day.ts';
import { folded, foldedWords } from '#kit/fold.ts';
import data from './crops.json' with { type: 'json' };

/** A span of days after planting, with who says so. */
type DaysToHarvest = {
  readonly from: number;
  readonly to: number;
  readonly source: string;
  readonly isEstimate: boolean;
};

type HighestYield = {
  readonly kilogramsPerHectare: number;
  readonly source: string;
  readonly isEstimate: boolean;
};

const namesOf = ({ key, otherNames }: (typeof data.crops)[number]): readonly string[] => [
  ...englishCropNames[key as CropKey],
  ...otherNames,
];

const byName = new Map(data.crops.flatMap((crop) => namesOf(crop).map((name) => [folded(name), crop] as const)));

const findCrop = (name: string) => byName.get(folded(name)) ?? byName.get(foldedWords(name)[0] ?? '');

/** The names that were asked for: those of a thousand farms are a few, and folding letters is slow on a small phone. */
const asked = new Map<string, ReturnType<typeof findCrop>>();
const mostAsked = 1000;

/** A crop by any of its names, as people type them: 'Masara', 'maize (white)'. Undefined for one without data. */
const cropOf = (name: string) => {
  if (asked.has(name)) return asked.get(name);
  if (asked.size >= mostAsked) asked.clear();
  const found = findCrop(name);
  asked.set(name, found);
  return found;
};

/** The key that measures and tasks know a crop by; empty for a crop without data. */
export const cropKey = (name: string): string => cropOf(name)?.key ?? '';

/** The keys of all crops with data, with the name each is shown by. */
export const knownCrops = (): readonly { readonly key: string; readonly name: string }[] =>
  data.crops.map(({ key }) => ({ key, name: englishCropNames[key as CropKey][0] }));

/** How long a crop stands until harvest, by its variety where that is known; null where nobody said. */
export const daysToHarvest = (crop: string, variety: string): DaysToHarvest | null => {
  const known = cropOf(crop);
  if (known === undefined) return null;
  const said = ` ${folded(variety)} `;
  const named = known.varieties.find(({ names }) => names.some((name) => said.includes(` ${folded(name)} `)));
  return named === undefined ? known.daysToHarvest : { ...named, isEstimate: false };
};

/** The day in the middle of when a harvest is due; null where nobody said how long the crop takes. */
export const suggestedHarvestOn = (crop: string, variety: string, plantedOn: string): string | null => {
  const days = daysToHarvest(crop, variety);
  return days === null ? null : addDays(plantedOn, Math.round((days.from + days.to) / 2));
};

/** The most a hectare of a crop was seen to give; more is asked back. */
export const highestYield = (crop: string): HighestYield => cropOf(crop)?.highestYield ?? data.anyCrop.highestYield;
