import { readdirSync } from 'node:fs';

const parts = 4;

/**
 * The files of journeys in so many parts, each of every fourth file, which take about as long.
 * @param turn any whole number; says which part comes first. The others follow in their order.
 */
export const filesInTurn = (turn: number): readonly (readonly string[])[] => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.spec.ts'));
  const part = (which: number): readonly string[] => files.sort().filter((_, index) => index % parts === which % parts);
  return Array.from({ length: parts }, (_, later) => part(turn + later));
};

/** Whether the time is over that a run has: what did not begin by then is left to another one. */
export const isTimeOver = (): boolean => Date.now() > Number(process.env['JOURNEYS_UNTIL'] ?? Number.POSITIVE_INFINITY);
