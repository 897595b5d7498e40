import { languages, type Language } from '#kit/languages.ts';
import { harvestUnits, type HarvestUnit } from '#settings';
import type { ImportKind } from './model.ts';

/* What stands in columns that hold one of a few values: each by what people write for it, in plain small letters. */

export const genders = {
  male: 'male',
  m: 'male',
  man: 'male',
  female: 'female',
  f: 'female',
  woman: 'female',
} as const;

/** Also as the form of a farm says them: Small (0-2 acres). */
export const sizes = {
  small: 'small',
  medium: 'medium',
  large: 'large',
  'small 0 2 acres': 'small',
  'medium 2 10 acres': 'medium',
  'large 10 acres': 'large',
} as const;

export const ways = {
  thumb: 'thumb',
  thumbprint: 'thumb',
  'thumb print': 'thumb',
  signature: 'signature-self',
  signed: 'signature-self',
  'signature self': 'signature-self',
} as const;

export const spoken: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(languages.map((one) => [one, one])),
  english: 'en',
  hausa: 'ha',
  yoruba: 'yo',
  igbo: 'ig',
  pidgin: 'pcm',
};

export const kinds = {
  wholesale: 'wholesale',
  retail: 'retail',
  'farm gate': 'farm-gate',
  farmgate: 'farm-gate',
} as const;

export const units = Object.fromEntries([
  ...harvestUnits.map((unit) => [unit.replaceAll('-', ' '), unit]),
  ['kg', 'kilogram'],
  ['100 kg bag', 'bag-100kg'],
  ['50 kg bag', 'bag-50kg'],
]) as Readonly<Record<string, HarvestUnit>>; // what it is made of here

/** The columns of each kind of list that hold one of a few values. */
const choicesOf: Readonly<Record<ImportKind, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  farmers: { gender: genders, farm_size: sizes, language: spoken, consent: ways },
  farms: { farm_size: sizes },
  prices: { kind: kinds, unit: units },
};

/** Each column that holds one of a few values, with those values, as they may be written. */
export const valuesIn = (
  kind: ImportKind,
): readonly { readonly column: string; readonly values: readonly string[] }[] =>
  Object.entries(choicesOf[kind]).map(([column, choices]) => ({
    column,
    values: [...new Set(Object.values(choices))],
  }));
