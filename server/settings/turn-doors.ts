import type { Services } from '#kit/context.ts';
import { inTransaction } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { platformOpened } from './platform-opened.ts';
import { setSwitch } from './store.ts';
import { holdDue, setTurned } from './window-store.ts';

/** The job that closes and opens doors when it was planned. */
const turnDoors = 'settings.turn-doors';

/** Closes what is to close and opens what is to open; one that nobody was awake for opens at once. */
export const turnDoorsNow = (services: Services): Promise<void> =>
  inTransaction(services.pool, async (db) => {
    const now = services.clock.now();
    for (const due of await holdDue(db, now)) {
      await setSwitch(db, due.name, due.isOver, due.by, now);
      await setTurned(db, due, now);
      if (due.isOver && due.name === 'platform') await services.jobs.send(platformOpened, {}, db);
    }
  });

export const jobsOf = (services: Services): JobHandler[] => [
  { name: turnDoors, cron: '* * * * *', work: () => turnDoorsNow(services) },
];
