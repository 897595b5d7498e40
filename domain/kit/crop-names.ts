import { folded } from './fold.ts';

/** What crops are called in English, the name that is shown first; also as a form of a farm offers them. */
export const englishCropNames = {
  maize: ['maize', 'corn'],
  rice: ['rice'],
  sorghum: ['sorghum', 'guinea corn', 'sorghum guinea corn'],
  millet: ['millet', 'pearl millet'],
  cowpea: ['cowpea', 'beans', 'cowpea beans'],
  groundnut: ['groundnut', 'peanut'],
  soybean: ['soybean', 'soya beans', 'soya bean', 'soya', 'soybeans'],
  cassava: ['cassava'],
  yam: ['yam'],
  tomato: ['tomato', 'tomatoes'],
  pepper: ['pepper', 'peppers'],
  cocoa: ['cocoa'],
  oilPalm: ['oil palm'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type CropKey = keyof typeof englishCropNames;

const byName: ReadonlyMap<string, CropKey> = new Map(
  Object.entries(englishCropNames).flatMap(([key, names]) => names.map((name) => [name, key as CropKey] as const)),
);

/** The key of a crop that is written by an English name alone, 'Maize' or 'Guinea corn'; null for any other words. */
export const cropInEnglish = (written: string): CropKey | null => byName.get(folded(written)) ?? null;
