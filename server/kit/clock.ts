/** Server time: it alone orders and expires things. Tests move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * 60_000);
