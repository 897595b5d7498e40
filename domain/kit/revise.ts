/** What is changed as one: by the name people see, the keys that go together. State and LGA make one place, say. */
export type Units<Details> = Readonly<Record<string, readonly (keyof Details & string)[]>>;

/** Two values for one thing: the one that stands and the one that gave way. */
export type Lost<Details> = {
  readonly field: string;
  readonly now: Partial<Details>;
  readonly other: Partial<Details>;
};

const isSame = <Details>(
  one: Partial<Details>,
  other: Partial<Details>,
  keys: readonly (keyof Details & string)[],
): boolean => keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));

const pick = <Details>(from: Partial<Details>, keys: readonly (keyof Details)[]): Partial<Details> =>
  Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]])) as Partial<Details>;

/** What of the units a change says, and says otherwise than it is held. */
const changedUnits = <Details extends object>(units: Units<Details>, held: Details, becomes: Partial<Details>) =>
  Object.entries(units).filter(
    ([, keys]) => keys.some((key) => key in becomes) && !isSame<Details>(held, becomes, keys),
  );

/**
 * Details after a change by someone who saw `was` (compare and set, field by field). What arrives is applied; where the
 * held value had meanwhile become something else again, the one that gives way is answered in `lost`, so that both are
 * kept and shown. `isMerged` tells that someone else's change was met and none was lost.
 */
export const revised = <Details extends object>(
  units: Units<Details>,
  held: Details,
  was: Partial<Details>,
  becomes: Partial<Details>,
) => {
  const changed = changedUnits(units, held, becomes);
  const lost = changed
    .filter(([, keys]) => !isSame<Details>(held, was, keys))
    .map(([field, keys]): Lost<Details> => ({ field, now: pick(becomes, keys), other: pick(held, keys) }));
  const hasMoved = Object.keys(was).some((key) => !isSame<Details>(held, was, [key as keyof Details & string]));
  return {
    details: { ...held, ...becomes },
    changed: changed.map(([field]) => field),
    lost,
    isMerged: lost.length === 0 && hasMoved,
  };
};

/** The part of a form's details that differs from what is held, with what stood there; null when nothing does. */
export const changesOf = <Details extends object>(
  units: Units<Details>,
  held: Details,
  details: Details,
): { readonly was: Partial<Details>; readonly becomes: Partial<Details> } | null => {
  const keys = Object.values(units).flatMap((unit) => (isSame<Details>(held, details, unit) ? [] : unit));
  return keys.length === 0 ? null : { was: pick(held, keys), becomes: pick(details, keys) };
};

/** What a change would set by someone who may not make it any more: each value stands as it is, theirs is kept beside it. */
export const offered = <Details extends object>(
  units: Units<Details>,
  held: Details,
  becomes: Partial<Details>,
): Lost<Details>[] =>
  changedUnits(units, held, becomes).map(([field, keys]) => ({
    field,
    now: pick(held, keys),
    other: pick(becomes, keys),
  }));
