import { metresBetween } from '#kit/geodesy.ts';
import { placeCentre } from '#kit/lga-centres.ts';
import { stateChoices } from '#kit/state-names.ts';
import type { StoryOrigin, StoryPlace, StoryStep, StoryStepKind } from './story-model.ts';

/** What an event of EPCIS tells in a story; null for what nobody would ask about, a count of stock, say. */
export const stepKindOf = (type: string, bizStep: string | null, isAtCompany: boolean): StoryStepKind | null => {
  switch (bizStep) {
    case 'commissioning':
      return type === 'TransformationEvent' ? 'processed' : isAtCompany ? 'arrived' : 'stored';
    case 'creating_class_instance':
      return 'sorted';
    case 'storing':
    case 'transporting':
      return 'moved';
    case 'shipping':
    case 'departing':
      return 'shipped';
    case 'receiving':
    case 'accepting':
    case 'arriving':
      return 'received';
    case 'packing':
    case 'repackaging':
      return 'packed';
    case 'inspecting':
    case 'sampling':
      return 'tested';
    case 'retail_selling':
      return 'sold';
    default:
      return null;
  }
};

export type OneStep = Omit<StoryStep, 'firstOn' | 'lastOn' | 'times'> & { readonly on: string };

/** Steps of one kind at one place become one, from their first day to their last, in the order they began. */
export const joinSteps = (steps: readonly OneStep[]): StoryStep[] => {
  const joined = new Map<string, StoryStep>();
  for (const { on, ...step } of steps) {
    const key = [step.kind, step.place, step.companyName].join('\n');
    const had = joined.get(key) ?? { ...step, firstOn: on, lastOn: on, times: 0 };
    const [firstOn, lastOn] = [on < had.firstOn ? on : had.firstOn, on > had.lastOn ? on : had.lastOn];
    joined.set(key, { ...had, firstOn, lastOn, times: had.times + 1 });
  }
  return [...joined.values()].toSorted((one, other) =>
    one.firstOn < other.firstOn ? -1 : Number(one.firstOn > other.firstOn),
  );
};

export type OneOrigin = {
  readonly crop: string;
  readonly place: string;
  /** Null where its grower did not agree to be named. */
  readonly firstName: string | null;
  readonly isFromGate: boolean;
  readonly on: string;
};

/** Lots of one crop from one place become one line with all who let themselves be named. */
export const joinOrigins = (origins: readonly OneOrigin[]): StoryOrigin[] => {
  const joined = new Map<string, StoryOrigin>();
  for (const { on, firstName, ...origin } of origins) {
    const key = [origin.crop, origin.place, origin.isFromGate].join('\n');
    const had = joined.get(key) ?? { ...origin, firstNames: [], lots: 0, firstOn: on, lastOn: on };
    const isNew = firstName !== null && !had.firstNames.includes(firstName);
    joined.set(key, {
      ...had,
      firstNames: isNew ? [...had.firstNames, firstName] : had.firstNames,
      lots: had.lots + 1,
      firstOn: on < had.firstOn ? on : had.firstOn,
      lastOn: on > had.lastOn ? on : had.lastOn,
    });
  }
  return [...joined.values()].toSorted((one, other) => other.lots - one.lots);
};

/** About where an LGA lies, by how it is written in events: `Bichi, Kano`. Null for what is no such place. */
export const placeNamed = (place: string): readonly [number, number] | null => {
  const [lga = '', state = ''] = place.split(', ');
  const code = stateChoices.find(({ name }) => name === state)?.code;
  return code === undefined ? null : (placeCentre(code, lga)?.position ?? null);
};

/** The dots of the map: each place once, origins first. */
export const placesOf = (origins: readonly string[], later: readonly string[]): StoryPlace[] =>
  [...new Set([...origins, ...later])].flatMap((place) => {
    const at = placeNamed(place);
    return at === null ? [] : [{ place, longitude: at[0], latitude: at[1], isOrigin: origins.includes(place) }];
  });

/** From the farthest origin to the place it came to last, in tens of kilometres; null where either is not known. */
export const distanceKm = (origins: readonly string[], last: string): number | null => {
  const end = placeNamed(last);
  const begins = origins.flatMap((place) => placeNamed(place) ?? []).length > 0;
  if (end === null || !begins) return null;
  const metres = origins.map((place) => {
    const from = placeNamed(place);
    return from === null ? 0 : metresBetween([...from], [...end]);
  });
  return Math.round(Math.max(...metres) / 10_000) * 10;
};

export type Paid = { readonly grams: number; readonly netGrams: number; readonly amountKobo: number };

type Shared = {
  /** What went into the job, and what was paid for the lots it came from. */
  readonly inGrams: number;
  readonly paid: readonly Paid[];
  /** All that came out: what it is made for and what falls off, by weight. */
  readonly outGrams: number;
  readonly packGrams: number;
  readonly priceKobo: number;
};

/**
 * Of each hundred of the price of a pack, how much farmers were paid for what is in it: the money for the lots that went in,
 * shared by weight over all that came out. Null where not all that went in is known with its price.
 */
export const farmerShareOf = ({ inGrams, paid, outGrams, packGrams, priceKobo }: Shared): number | null => {
  const known = paid.reduce((sum, { grams }) => sum + grams, 0);
  if (paid.length === 0 || known < inGrams || outGrams <= 0 || priceKobo <= 0) return null;
  if (paid.some(({ netGrams }) => netGrams <= 0)) return null;
  const kobo = paid.reduce((sum, { grams, netGrams, amountKobo }) => sum + (amountKobo * grams) / netGrams, 0);
  return Math.round((((kobo * packGrams) / outGrams) * 100) / priceKobo);
};

/** What speaks against goods, by how they stand and in how many LGAs their code was checked. */
export const warningsOf = (
  goods: { readonly isRecalled: boolean; readonly isSoldOut: boolean; readonly isOne: boolean },
  places: number,
  most: { readonly ofOne: number; readonly ofMany: number },
): string[] => [
  ...(goods.isRecalled ? ['recalled'] : []),
  ...(goods.isSoldOut ? ['sold-out'] : []),
  ...(places > (goods.isOne ? most.ofOne : most.ofMany) ? ['too-many-places'] : []),
];
