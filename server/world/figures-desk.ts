import { findPlaceFigures, recountFigures, refreshFigures } from '#figures';
import { findChangedAfter, findMarks } from '#sync';
import { systemClock } from '#kit/clock.ts';
import type { Pool } from '#kit/db.ts';

/** Counts and reads figures on a database, for what measures it. */
export const openFiguresDesk = (pool: Pool) => {
  const counting = [
    // Nobody listens to what is counted here.
    { pool, clock: systemClock, jobs: { send: async () => undefined }, publicUrl: '' },
    { findMarks, findChangedAfter },
  ] as const;
  return {
    /** What changed, and the sums. */
    refresh: () => refreshFigures(...counting),
    /** Everybody anew. */
    recount: () => recountFigures(...counting),
    /** What a page of a place is answered with. */
    read: async (place: string): Promise<string> => JSON.stringify(await findPlaceFigures(pool, place)),
  };
};
