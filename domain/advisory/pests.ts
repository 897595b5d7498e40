import { folded } from '#kit/fold.ts';
import { cropKey } from '#seasons';
import type { ControlKey, PestKey } from './pest-keys.ts';
import data from './pests.json' with { type: 'json' };

/** Something that acts in a product, and its group of resistance: the same group twice in a row breeds pests that live. */
export type Active = { readonly name: string; readonly group: string };

type Pest = {
  readonly key: PestKey;
  readonly crops: readonly string[];
  readonly controls: readonly ControlKey[];
  readonly actives: readonly Active[];
  readonly activesSource: string;
};

export const pestEdition = { version: data.version, date: data.date, controlsSource: data.controlsSource };

export const scoutingWay = data.scouting;

// A test holds the data to the keys there are.
const pests = data.pests as unknown as readonly Pest[];

/** The crops that some pest is looked for on. */
export const cropsOfPests: readonly string[] = [...new Set(pests.flatMap(({ crops }) => crops))];

export const pestOf = (key: PestKey): Pest | null => pests.find((one) => one.key === key) ?? null;

/** What is looked for on a crop, by any of its names; what has no name of its own comes last. */
export const pestsOfCrop = (crop: string): readonly PestKey[] => {
  const key = cropKey(crop);
  return pests.filter(({ crops }) => crops.length === 0 || crops.includes(key)).map((one) => one.key);
};

const isNamed = (name: string, text: string): boolean => text.includes(` ${folded(name)} `);

/**
 * What in a product acts on a pest, by what its label says; none where it also holds what is banned, or acts on something
 * else.
 */
export const activesIn = (key: PestKey, activeIngredient: string): readonly Active[] => {
  const text = ` ${folded(activeIngredient)} `;
  if (data.refused.some(({ name }) => isNamed(name, text))) return [];
  return (pestOf(key)?.actives ?? []).filter(({ name }) => isNamed(name, text));
};
