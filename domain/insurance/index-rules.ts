import { plus, rounded, whole, nothing, type Fraction } from './fraction.ts';

/** `deficit` pays for too little, `excess` for too much. */
export const coverSides = ['deficit', 'excess'] as const;

export type CoverSide = (typeof coverSides)[number];

/** Where paying begins and where all is paid; rain in hundredths of a millimetre, money in kobo. */
export type Marks = {
  readonly side: CoverSide;
  readonly trigger: number;
  readonly exit: number;
  readonly mostKobo: number;
};

/**
 * What one phase pays, exact: nothing up to the trigger, all from the exit on, and between them in a straight line,
 * `most · (trigger − index) / (trigger − exit)`; for too much rain the other way round.
 * Source: linear trigger and exit as of weather covers sold in Sri Lanka (SICL) and Senegal.
 * @throws RangeError when the trigger and the exit are the wrong way round.
 */
export const phasePays = ({ side, trigger, exit, mostKobo }: Marks, index: number): Fraction => {
  const sign = side === 'deficit' ? 1 : -1;
  const span = sign * (trigger - exit);
  if (span <= 0) throw new RangeError('the exit lies before the trigger');
  const beyond = sign * (trigger - index);
  if (beyond <= 0) return nothing;
  if (beyond >= span) return whole(mostKobo);
  return { over: BigInt(mostKobo) * BigInt(beyond), under: BigInt(span) };
};

/** What phases pay together, rounded to the kobo once, and no more than the cover's limit. */
export const paysTogether = (parts: readonly Fraction[], limitKobo: number) => {
  const sumKobo = rounded(parts.reduce(plus, nothing));
  return { sumKobo, payableKobo: Math.min(sumKobo, limitKobo) };
};

/**
 * Rain that counts, in hundredths of a millimetre: each ten days up to a cap, so that one storm does not hide a drought.
 * Source: dekad caps of index covers in West Africa (60 mm).
 */
export const cappedRain = (dekads: readonly number[], cap: number | null): number =>
  dekads.reduce((sum, rain) => sum + (cap === null ? rain : Math.min(rain, cap)), 0);

/** One step of a table of rates: up to so much of the normal, so much of the sum is paid; both in hundredths of a per cent. */
type RateStep = { readonly upTo: number; readonly rate: number };

/**
 * Rain of months as parts of the normal, weighted; hundredths of a per cent. A wet month is not capped: it makes up for
 * others. Source: weighted monthly cover as Saskatchewan's SCIC publishes it.
 * @param weights per cent, a hundred together.
 */
export const weightedPercent = (ofNormal: readonly number[], weights: readonly number[]): number => {
  if (weights.length !== ofNormal.length || weights.reduce((sum, one) => sum + one, 0) !== 100)
    throw new RangeError('weights that are not a hundred together');
  const over = ofNormal.reduce((sum, one, index) => sum + BigInt(one) * BigInt(weights[index] ?? 0), 0n);
  return rounded({ over, under: 100n });
};

/** What such an index pays by the first step of the table that reaches it; nothing above the last. */
export const paysByRate = (sumKobo: number, index: number, steps: readonly RateStep[]): number => {
  const rate = steps.find(({ upTo }) => index <= upTo)?.rate ?? 0;
  return rounded({ over: BigInt(sumKobo) * BigInt(rate), under: 10_000n });
};
