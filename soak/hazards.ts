import { setTimeout as wait } from 'node:timers/promises';
import type { OwnHouse } from './own-house.ts';
import type { Scene } from './scene.ts';

type Hazards = NonNullable<Scene['hazards']>;

/** What a seed of the proof is to bear, with some to spare: 50 kills of the server and 10 of its database. */
const usualKills = { count: 100, databaseShare: 0.3 } as const;

/** Server and database die again and again, as often in a long day as in a short one, spread over what phones do. */
export const allDay =
  (house: OwnHouse, { count, databaseShare } = usualKills): Hazards =>
  async (day, random) => {
    for (let kills = 1; kills <= count; kills += 1) {
      const dueAt = (kills - random.next()) / count;
      while (day.share() < dueAt && !day.isOver()) await wait(50);
      if (day.isOver()) return;
      if (random.chance(databaseShare)) await house.killDatabase();
      else await house.killServer();
    }
  };

/** Each dies once while phones are busy. */
export const onceEach =
  (house: OwnHouse): Hazards =>
  async () => {
    await wait(700);
    await house.killDatabase();
    await wait(1500);
    await house.killServer();
  };
