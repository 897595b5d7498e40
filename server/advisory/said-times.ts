/** Counts of cases; of the times to their answers, in seconds, the middle one and that which nine in ten keep to. */
type Times = {
  readonly cases: number;
  readonly waiting: number;
  readonly half: number | null;
  readonly most: number | null;
};

/** Hours with one digit after the point. */
export const inHours = (seconds: number): number => Math.round(seconds / 360) / 10;

/** How fast cases were answered, as it is told. */
export const saidTimes = ({ cases, waiting, half, most }: Times) => ({
  cases,
  waiting,
  halfWithinHours: half === null ? null : inHours(half),
  mostWithinHours: most === null ? null : inHours(most),
});
