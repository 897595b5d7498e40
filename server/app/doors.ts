import type { OpenDoors } from '#settings';

const holdMillis = 2000;

/** Remembers what is open for two seconds, so that pages and writes do not each ask the database. */
export const makeDoors = (read: () => Promise<OpenDoors>): (() => Promise<OpenDoors>) => {
  let held: { doors: Promise<OpenDoors>; until: number } | undefined;
  return () => {
    const now = Date.now();
    if (held === undefined || held.until < now) {
      const doors = read();
      held = { doors, until: now + holdMillis };
      doors.catch(() => (held = undefined));
    }
    return held.doors;
  };
};
