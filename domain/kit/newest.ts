/** Of each thing what was said of it last, in the order of first mention. `version` counts what was said of one thing. */
export const newestOf = <Said extends { readonly version: number }>(
  said: readonly Said[],
  keyOf: (one: Said) => string,
): Said[] => {
  const newest = new Map<string, Said>();
  for (const one of said) {
    const held = newest.get(keyOf(one));
    if (held === undefined || one.version > held.version) newest.set(keyOf(one), one);
  }
  return [...newest.values()];
};
