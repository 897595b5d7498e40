import * as z from 'zod/mini';

/** The least and the most a figure may be, whole numbers. */
export type Bounds = readonly [least: number, most: number];

/** Where figures come from, and since when the house goes by them. */
export type Origin = { readonly version: number; readonly date: string; readonly source: string };

/** What makes figures a table: lines may be added and left out, so a version is the whole of it. */
export type Lines = {
  /** What a figure of a line may be; null for a line that there cannot be. */
  readonly boundsOf: (key: string) => Bounds | null;
  /** The figure that does not hold together with the others, and the words for it; null where all do. */
  readonly check: (values: Readonly<Record<string, number>>) => { readonly key: string; readonly says: string } | null;
  readonly most: number;
};

/**
 * Figures that may change while the house runs: their name, what each may be, and what the house begins with. The server
 * judges by what holds on the day it is about. A phone that was away goes by the copy it has, and is told where that is old.
 */
export type Reference<Key extends string = string> = {
  /** `slice.file`, as the data of the house are named. */
  readonly name: `${string}.${string}`;
  readonly bounds: Readonly<Record<Key, Bounds>>;
  readonly shape: z.ZodMiniType<Record<Key, number>>;
  /** Null where the figures are always the same ones. */
  readonly lines: Lines | null;
  readonly shipped: Origin & { readonly values: Readonly<Record<Key, number>> };
};

/** Figures as they hold: by which version, since which day. */
export type InForce<Key extends string = string> = Origin & { readonly values: Readonly<Record<Key, number>> };

const shapeOf = (bounds: Readonly<Record<string, Bounds>>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(bounds).map(([key, [least, most]]) => [
        key,
        z.int('reference.wholeNumber').check(z.gte(least, 'reference.tooSmall'), z.lte(most, 'reference.tooLarge')),
      ]),
    ),
  );

/** Declares figures that may change while the house runs. @throws where what the house begins with breaks its own bounds. */
export const reference = <Key extends string>(
  slice: string,
  file: string,
  bounds: Readonly<Record<Key, Bounds>>,
  shipped: Origin & { readonly values: Readonly<Record<Key, number>> },
): Reference<Key> => {
  const shape = shapeOf(bounds) as unknown as Reference<Key>['shape']; // an object of these very keys
  shape.parse(shipped.values);
  return { name: `${slice}.${file}`, bounds, shape, lines: null, shipped };
};

/**
 * What was said later over what the house begins with: a figure that a release knows newly stands as the release has it, one
 * that it does not know any more is left out. What no longer fits its bounds is as shipped. A table is as it was said.
 */
export const mergedValues = <Key extends string>(
  { bounds, shape, shipped, lines }: Reference<Key>,
  said: Readonly<Record<string, unknown>>,
): Readonly<Record<Key, number>> => {
  if (lines !== null) {
    const whole = shape.safeParse(said);
    return whole.success ? whole.data : shipped.values;
  }
  const known = Object.fromEntries(Object.entries(said).filter(([key]) => key in bounds));
  const parsed = shape.safeParse({ ...shipped.values, ...known });
  return parsed.success ? parsed.data : shipped.values;
};
