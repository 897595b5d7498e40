import data from './soils.json' with { type: 'json' };
import type { Soil } from './soil-water.ts';

/** The kinds of soil a farmer can tell by hand, from light to heavy. */
export const soils: readonly Soil[] = data.soils;

/** Where nobody said: the soil in the middle. */
export const anySoil: Soil = soils.find(({ key }) => key === 'loam') ?? {
  key: 'loam',
  fieldCapacity: 0.25,
  wiltingPoint: 0.12,
};
