import { cellOf, cropCalendar, readCropCalendar as contract, sowingWindows } from '@shuka/domain/advisory';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { inForceOn } from '#settings';
import { handle } from '#kit/route.ts';
import { findGround } from './season-ground.ts';
import { findSaid } from './weather-store.ts';

export const readCropCalendar = handle(contract, async ({ seasonId }, { db, clock }) => {
  const { season, zone, position } = await findGround(db, seasonId);
  const cell = position === null ? null : cellOf(position);
  const said = cell === null ? undefined : (await findSaid(db, [cell])).get(cell.key);
  const windows = await inForceOn(db, sowingWindows, season.plantedOn);
  const calendar = cropCalendar(season, zone, dayOf(clock.now()), said?.forecast.days ?? [], windows);
  const { crop, variety, plantedOn: sownOn } = season;
  return {
    ...calendar,
    seasonId,
    crop,
    variety,
    sownOn,
    zone,
    stages: [...calendar.stages],
    tasks: [...calendar.tasks],
    marks: [...calendar.marks],
  };
});
