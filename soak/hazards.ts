import { setTimeout as wait } from 'node:timers/promises';
import type { OwnHouse } from './own-house.ts';
import type { Scene } from './scene.ts';

type Hazards = NonNullable<Scene['hazards']>;

/** Server and database die in turn, at random moments. @param pauseMillis the longest that all goes well. */
export const untilOver =
  (house: OwnHouse, pauseMillis: number, databaseShare: number): Hazards =>
  async (isOver, random) => {
    while (!isOver()) {
      await wait(pauseMillis / 4 + random.below(pauseMillis * 0.75));
      if (isOver()) return;
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
