import { cellOfKey } from '@shuka/domain/advisory';
import { dayOf } from '@shuka/domain/kit/day.ts';
import type { Db } from '#kit/db.ts';
import { findSaid, wantCells } from './weather-store.ts';

/** What fell in a square on a day, in millimetres, as its provider said it on that very day. */
export type SaidRain = {
  readonly cell: string;
  readonly day: string;
  readonly millimetres: number;
  readonly provider: string;
  readonly saidAt: Date;
};

/**
 * The rain of the day on which the last word about each of these squares was said, from what is kept; a square of which
 * nothing was is left out. They are asked about with the others from now on.
 */
export const findSaidRain = async (db: Db, keys: readonly string[], now: Date): Promise<SaidRain[]> => {
  const cells = keys.map(cellOfKey);
  await wantCells(db, cells, now);
  const said = await findSaid(db, cells, 'days');
  return [...said].flatMap(([cell, { forecast, saidAt, provider }]) => {
    const day = dayOf(saidAt);
    const millimetres = forecast.days.find((one) => one.day === day)?.rain ?? null;
    return millimetres === null || millimetres < 0 ? [] : [{ cell, day, millimetres, provider, saidAt }];
  });
};
