import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertDemand } from '#accounts';
import type { Db } from '#kit/db.ts';
import { bornAt } from './load-person.ts';

/** A demo is tried without a second factor first: it is demanded a season after the demo was opened. */
const daysAhead = 90;

/** From when investors and mills of the demo need a second factor for their money. */
export const loadFactorDay = (db: Db, by: string, now: Date) =>
  insertDemand(
    db,
    { id: newId(), startsOn: addDays(dayOf(now), daysAhead), reason: 'The demo gives everybody a season.', by },
    bornAt,
  );
