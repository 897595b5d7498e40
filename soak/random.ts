/** Numbers that look random and are the same for a seed on every machine. */
export type Random = {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from 0 to below `most`. */
  below(most: number): number;
  chance(share: number): boolean;
  /** One of these; undefined of none. */
  pick<Value>(values: readonly Value[]): Value | undefined;
  /** Another of its kind, so that one part of a run drawing more numbers changes no other part. */
  fork(name: string): Random;
};

const seedOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261);

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state are plenty for choosing what happens next. */
export const makeRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number): number => Math.floor(next() * most);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (values) => values[below(values.length)],
    fork: (name) => makeRandom(seedOf(`${seed} ${name}`)),
  };
};
