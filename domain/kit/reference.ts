import * as z from 'zod/mini';

/** The least and the most a figure may be, whole numbers. */
export type Bounds = readonly [least: number, most: number];

/** Where figures come from, and since when the house goes by them. */
export type Origin = { readonly version: number; readonly date: string; readonly source: string };

/**
 * Figures that may change while the house runs: their name, what each may be, and what the house begins with. Only the
 * server reads what holds now; what a phone reckons with while it is away changes with a release.
 */
export type Reference<Key extends string = string> = {
  /** `slice.file`, as the data of the house are named. */
  readonly name: `${string}.${string}`;
  readonly bounds: Readonly<Record<Key, Bounds>>;
  readonly shape: z.ZodMiniType<Record<Key, number>>;
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
  return { name: `${slice}.${file}`, bounds, shape, shipped };
};

/**
 * What was said later over what the house begins with: a figure that a release knows newly stands as the release has it, one
 * that it does not know any more is left out. What no longer fits its bounds is as shipped.
 */
export const mergedValues = <Key extends string>(
  { bounds, shape, shipped }: Reference<Key>,
  said: Readonly<Record<string, unknown>>,
): Readonly<Record<Key, number>> => {
  const known = Object.fromEntries(Object.entries(said).filter(([key]) => key in bounds));
  const parsed = shape.safeParse({ ...shipped.values, ...known });
  return parsed.success ? parsed.data : shipped.values;
};
