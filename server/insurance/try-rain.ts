import { readRainList, tryRain as contract } from '@shuka/domain/insurance';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { countCovered, countOther } from './rain-import-store.ts';

export const tryRain = handle(contract, async ({ text }, { db, clock }) => {
  const { days, squares, ...list } = readRainList(text, dayOf(clock.now()));
  return {
    ...list,
    leftOut: [...list.leftOut],
    days: days.length,
    squares: squares.length,
    coveredSquares: await countCovered(db, squares),
    otherDays: await countOther(db, days),
  };
});
