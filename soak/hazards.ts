import { setTimeout as wait } from 'node:timers/promises';
import type { OwnHouse } from './own-house.ts';
import type { Scene } from './scene.ts';

type Hazards = NonNullable<Scene['hazards']>;

/** A little more than a seed of the proof is to bear, 50 kills of the server and 10 of its database; then it ends in peace. */
const usual = { mostKills: 66, pauseMillis: 8000, databaseEvery: 5 } as const;

/** Server and database die in turn, at random moments. `pauseMillis`: the longest that all goes well. */
export const untilOver =
  (house: OwnHouse, { mostKills, pauseMillis, databaseEvery } = usual): Hazards =>
  async (isOver, random) => {
    for (let kills = 1; kills <= mostKills && !isOver(); kills += 1) {
      await wait(pauseMillis / 4 + random.below(pauseMillis * 0.75));
      if (isOver()) return;
      if (kills % databaseEvery === 0) await house.killDatabase();
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
